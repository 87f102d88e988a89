// targets: iOS 17
import SwiftUI

struct Feed: View {
  @State private var isLoading = false
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List { Button("More") { isShown = true } }
      if isLoading {
        ProgressView()
      }
      if isLoading { Text("Loading") }
    }
    .sheet(isPresented: $isShown) {
      Text("More")
        .presentationDetents([.medium, .large])
    }
  }
}

struct Measured: View {
  @State private var isShown = false

  var body: some View {
    // expect: unsafe
    List { Button("More") { isShown = true } }
      .sheet(isPresented: $isShown) {
        Text("More")
          .presentationDetents([.fraction(0.4)])
      }
  }
}

struct Wrapped<Panel: View>: ViewModifier {
  @Binding var isShown: Bool
  let panel: Panel

  func body(content: Content) -> some View {
    ZStack {  // expect: unsafe
      content
        .disabled(false)
      // The sheet.
    }
    .sheet(isPresented: $isShown) {
      Group { panel }
        .onTapGesture {}  // so that a list below can scroll
        .presentationDetents([.medium, .large])
    }
  }
}
