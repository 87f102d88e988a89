// targets: iOS 17
import SwiftUI

/// Nothing in this file shows it.
struct Lonely<Content: View>: View {  // expect: left alone: nothing in this file shows Lonely; where another file does
  @Binding var isShown: Bool
  @ViewBuilder let content: Content

  var body: some View {
    if isShown {
      VStack {
        Spacer()
        content.gesture(DragGesture().onEnded { _ in isShown = false })
      }
    }
  }
}

struct Previewed: PreviewProvider {
  static var previews: some View {
    ZStack {
      Text("Page")
      Lonely(isShown: .constant(true)) { Text("Panel") }
    }
  }
}

struct LonelyFilter: View {  // expect: left alone: nothing in this file shows LonelyFilter; take scrim and drag out of it
  @Binding var isShown: Bool

  var body: some View {
    ZStack(alignment: .bottom) {
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Filter").transition(.move(edge: .bottom))
      }
    }
  }
}
