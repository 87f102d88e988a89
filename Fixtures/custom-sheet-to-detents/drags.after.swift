// targets: iOS 17
import SwiftUI

struct Declared: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List { Button("Show") { isShown = true } }
    }
    .sheet(isPresented: $isShown) {
      VStack {
        Text("Panel")
      }
      .presentationDetents([.medium, .large])
    }
  }
}

struct Followed: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List { Button("Show") { isShown = true } }
    }
    .sheet(isPresented: $isShown) {
      VStack {
        HStack {
          Text("Panel")
          Spacer()
        }
        Text("Content")
      }
      .presentationDetents([.medium, .large])
    }
  }
}

struct Grabbed: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List {
        Button("Show") {
          isShown = true
        }
      }
    }
    .sheet(isPresented: $isShown) {
      VStack {
        Text("Content")
      }
      .presentationDetents([.medium, .large])
      .presentationDragIndicator(.visible)
    }
  }
}
