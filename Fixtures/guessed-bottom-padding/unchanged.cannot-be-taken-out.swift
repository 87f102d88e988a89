// targets: iOS 15.0

import SwiftUI

private let homeIndicator: CGFloat = 34

struct Parts: View {
  var body: some View {
    VStack {
      Text("All there is in a clause")
        #if os(iOS)
          .padding(.bottom, homeIndicator)  // expect: left alone: all that stands in an #if
        #endif
      Text("A comment inside").padding(  // expect: left alone: a comment inside the call
        .bottom,  // the edge
        homeIndicator)
    }
  }
}

extension View {
  func clearOfIndicator() -> some View {
    self.padding(.bottom, homeIndicator)  // expect: left alone: a modifier of the app's own
  }
}

struct Clear: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding(.bottom, homeIndicator)  // expect: left alone: a modifier of the app's own
  }
}
