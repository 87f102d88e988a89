import SwiftUI

/// What the fixture leaves to another file.
@MainActor protocol Adaptive: View {}

extension Adaptive {
  var horizontalSizeClass: UserInterfaceSizeClass? { nil }
  var model: AdaptiveModel { AdaptiveModel() }
}

struct AdaptiveModel {
  var sizeClass: UserInterfaceSizeClass?
}
