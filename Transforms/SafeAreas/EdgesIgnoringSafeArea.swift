import Platforms
import Rewriting
import SwiftSyntax

/// Says `ignoresSafeArea(edges:)` where the code says `edgesIgnoringSafeArea(_:)`.
public struct EdgesIgnoringSafeArea: Transform {
  public static let documentation = Documentation(
    title: "Replace edgesIgnoringSafeArea with ignoresSafeArea",
    why: """
      The modifier of iOS 13 is deprecated. Its successor does the same for the same edges, and \
      tells apart which regions it ignores, so that later work on safe areas has one form to read.
      """,
    example: Documentation.Example(
      before: """
        struct Backdrop: View {
          var body: some View {
            Color.blue
              .edgesIgnoringSafeArea(.all)
            Color.red
              .edgesIgnoringSafeArea([.top, .leading])
          }
        }

        """,
      after: """
        struct Backdrop: View {
          var body: some View {
            Color.blue
              .ignoresSafeArea()
            Color.red
              .ignoresSafeArea(edges: [.top, .leading])
          }
        }

        """,
      targets: DeploymentTargets([.iOS: 15])),
    leftAlone: [
      "files that ship on a version without ignoresSafeArea (before iOS 14, macOS 11, tvOS 14, watchOS 7)",
      "a method of the app's own with the same name",
    ],
    safety: """
      Safe: both names ignore the same edges, and without an argument ignoresSafeArea means all \
      regions, as before. Unsafe where the deployment target is unknown.
      """,
    availability: "ignoresSafeArea(_:edges:) is of iOS 14; no check is added for it.",
    sources: [.ownRule], levels: [.safe])

  public static let trigger: Trigger = "edgesIgnoringSafeArea"

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    []
  }
}
