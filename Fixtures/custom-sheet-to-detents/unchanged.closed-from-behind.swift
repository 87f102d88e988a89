// targets: iOS 17
import SwiftUI

/// The button that closes the panel lies behind it.
struct ClosedFromBehind: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: nothing in the panel hides it
      Button("Filter") { isShown.toggle() }
      if isShown {
        Color.black.opacity(0.3)
        Text("Panel").frame(height: 300).transition(.move(edge: .bottom))
      }
    }
  }
}

/// So does a view that is given the binding.
struct ClosedByAnotherView: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: nothing in the panel hides it
      Toggle("Filter", isOn: $isShown)
      if isShown {
        Color.black.opacity(0.3)
        Text("Panel").frame(height: 300).transition(.move(edge: .bottom))
      }
    }
  }
}
