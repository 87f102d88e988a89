// targets: iOS 17.0

import SwiftUI

struct Atlas: View {
  var body: some View {
    NavigationSplitView {
      Text("Places")
    } detail: {
      if #available(iOS 26, *) {
        Image("coast")
          .resizable()
          .ignoresSafeArea()  // expect: unsafe
      } else {
        Image("coast")
          .resizable()
          .ignoresSafeArea()
      }
    }
  }
}
