// targets: iOS 26.0

import SwiftUI

struct Atlas: View {
  var body: some View {
    NavigationSplitView {
      Text("Places")
    } detail: {
      Image("coast").resizable().ignoresSafeArea()  // expect: left alone: a method backgroundExtensionEffect of its own
    }
  }
}

extension View {
  func backgroundExtensionEffect(radius: CGFloat) -> some View { self }
}
