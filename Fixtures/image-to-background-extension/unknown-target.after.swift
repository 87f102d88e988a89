// targets: unknown

import SwiftUI

struct Pictures: View {
  var body: some View {
    TabView {
      Image("coast")
        .resizable()
        .backgroundExtensionOrIgnoredSafeArea(.container, edges: .all)  // expect: unsafe
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
    if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      backgroundExtensionEffect()
    } else {
      ignoresSafeArea(regions, edges: edges)
    }
  }
}
