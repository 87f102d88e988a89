// targets: iOS 17
import SwiftUI

struct Grouped: View {
  @State private var isShown = false

  var body: some View {
    Button("Filter") { isShown = true }
      // expect: unsafe
      .sheet(isPresented: $isShown) {
        Text("Filter")
          .padding()
          .presentationDetents([.medium, .large])
          .presentationBackgroundInteraction(.enabled)
      }
  }
}

struct Stacked: View {
  @State private var isShown = false

  var body: some View {
    Button("Filter") { isShown = true }
      // expect: unsafe
      .sheet(isPresented: $isShown) {
        Text("Filter")
          .presentationDetents([.medium, .large])
          .presentationBackgroundInteraction(.enabled)
      }
      .padding()
  }
}

struct Dimmed: View {
  @State private var isShown = false

  var body: some View {
    Button("Filter") { isShown = true }
      // expect: unsafe
      .sheet(isPresented: $isShown) {
        Text("Filter")
          .presentationDetents([.medium, .large])
      }
  }
}

struct Chosen: View {
  @State private var isShown = false

  var body: some View {
    Button("Filter") { isShown = true }
      // expect: unsafe
      .sheet(isPresented: $isShown) {
        Text("Filter")
          .presentationDetents([.medium, .large])
          .presentationBackgroundInteraction(.enabled)
      }
      .navigationTitle("Filter")
  }
}

struct Pushed: View {
  @State private var isShown = false

  var body: some View {
    Button("Filter") { isShown = true }
      // expect: unsafe
      .sheet(isPresented: $isShown) {
        Text("Filter")
          .presentationDetents([.medium, .large])
          .presentationBackgroundInteraction(.enabled)
      }
  }
}
