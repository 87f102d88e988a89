// targets: iOS 17.0

import SwiftUI

struct Root: View {
  var body: some View {
    Screen()
      .preferredColorScheme(.dark)
  }
}

struct Screen: View {
  var body: some View {
    content
      .onAppear {}
  }

  private var content: some View {
    GeometryReader { _ in
      VStack {
        Spacer()
        Text("Footer")
          .safeAreaPadding(.bottom, 10)  // expect: unsafe
      }
    }
  }
}
