// targets: iOS 17.0

import SwiftUI

struct Atlas: View {
  var body: some View {
    NavigationSplitView {
      Text("Places")
    } detail: {
      Image("coast")
        .resizable()
        .ignoresSafeArea(.container, edges: .all)  // expect: unsafe
    }
  }
}

struct Rivers: View {
  var body: some View {
    NavigationSplitView {
      Text("Rivers")
    } detail: {
      Image("river")
        .resizable()
        .edgesIgnoringSafeArea(.all)  // expect: unsafe
    }
  }
}
