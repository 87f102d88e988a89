// targets: iOS 17
import SwiftUI

struct Moved: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List {
        Button("Filter") { isShown = true }
      }
      Text("On top")
    }
    .sheet(isPresented: $isShown) {
      VStack {
        Text("Filter")
      }
      .presentationDetents([.height(400)])
      .presentationDragIndicator(.visible)
      .presentationCornerRadius(20)
      .presentationBackground(Color.white)
    }
  }
}

struct Sized: View {
  @State private var isShown = false

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .bottom) {  // expect: unsafe
        NavigationStack { Button("Filter") { isShown = true } }
        Text("On top")
      }
      .sheet(isPresented: $isShown) {
        Text("Panel")
          .presentationDetents([.fraction(0.4)])
      }
    }
  }
}

struct Negated: View {
  @State private var isShown = false

  var body: some View {
    Text("Page")
      // expect: unsafe
      .sheet(isPresented: $isShown) {
        Text("Panel")
          .presentationDetents([.medium, .large])
      }
  }
}
