// targets: iOS 17.0

import SwiftUI

struct Screen: View {
  var body: some View {
    GeometryReader { proxy in
      Text("Text").padding(.top, proxy.safeAreaInsets.top + 16)  // expect: left alone: a method padding of its own
    }
  }
}

extension View {
  func padding(_ steps: Int) -> some View { padding(CGFloat(steps * 4)) }
}
