/// Small sources for which it is known what the transforms say.
enum Sample {
  /// Its changes are safe from iOS 14 on, and unsafe where the target is not known.
  static let transform = "edges-ignoring-safe-area"
  /// It only advises.
  static let adviser = "forced-size-class"

  /// One change.
  static let banner = view("Banner", ".edgesIgnoringSafeArea(.all)")
  /// What comes of it.
  static let bannerAfter = view("Banner", ".ignoresSafeArea()")

  /// Nothing to do.
  static let plain = view("Plain", ".padding()")

  /// A finding that is left for the developer.
  static let forced = view("Forced", ".environment(\\.horizontalSizeClass, .compact)")

  /// What `apply` says last when it has written files and nothing else.
  static let wayBack = "See the changes with 'git diff'; take them back with 'refold undo'.\n"

  /// A view with a modifier on line 6.
  static func view(_ name: String, _ modifier: String) -> String {
    """
    import SwiftUI

    struct \(name): View {
      var body: some View {
        Color.red
          \(modifier)
      }
    }

    """
  }
}
