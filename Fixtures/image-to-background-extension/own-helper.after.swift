// targets: iOS 17.0

import SwiftUI

struct Atlas: View {
  var body: some View {
    NavigationSplitView {
      Text("Places")
    } detail: {
      Image("coast")
        .resizable()
        .underBars()  // expect: unsafe
    }
  }
}

extension View {
  @ViewBuilder
  func underBars(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    if #available(iOS 26.0, *) {
      backgroundExtensionEffect()
    } else {
      ignoresSafeArea(regions, edges: edges)
    }
  }
}
