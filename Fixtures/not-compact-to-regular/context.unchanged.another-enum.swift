import SwiftUI

/// What the fixture leaves to another file.
extension EnvironmentValues {
  var displayMode: Density {
    get { .compact }
    set {}
  }
}
