// targets: iOS 17.0, macOS 14.0, visionOS 1.0

import SwiftUI

struct Atlas: View {
  var body: some View {
    NavigationSplitView {
      Text("Places")
    } detail: {
      Image("coast")
        .resizable()
        .backgroundExtensionOrIgnoredSafeArea(.container, edges: .all)  // expect: unsafe
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
        .backgroundExtensionOrIgnoredSafeArea(edges: .all)  // expect: unsafe
    }
  }
}

private extension View {
  /// Extends an image under bars where the system can, and ignores the safe area before.
  @ViewBuilder
  func backgroundExtensionOrIgnoredSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    if #available(iOS 26, macOS 26, visionOS 26, *) {
      backgroundExtensionEffect()
    } else {
      ignoresSafeArea(regions, edges: edges)
    }
  }
}
