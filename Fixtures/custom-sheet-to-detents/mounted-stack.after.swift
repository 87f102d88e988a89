// targets: iOS 17
import SwiftUI

struct Pushed: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .topTrailing) {  // expect: unsafe
      Button("Filter") { isShown = true }
      Text("Below")
    }
    .frame(maxHeight: .infinity, alignment: .topTrailing)
    .sheet(isPresented: $isShown) {
      VStack {
        Text("Panel")
        Button("Done") { isShown.toggle() }
      }
      .padding(.top, 10)
      .presentationDetents([.medium, .large])
      .presentationBackground(Color.white)
    }
  }
}

struct Whole: View {
  @Binding var isShown: Bool

  var body: some View {
    ZStack {  // expect: unsafe
      Text("Page")
      Text("On top")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .sheet(isPresented: $isShown) {
      Text("Panel")
        .onAppear { print("Loaded") }
        .presentationDetents([.fraction(1 / 3)])
    }
  }
}

struct Fades: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      Color.blue
      Button("Filter") { isShown = true }
    }
    .sheet(isPresented: $isShown) {
      Text("Panel")
        .presentationDetents([.medium, .large])
    }
  }
}
