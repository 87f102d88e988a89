import Platforms
import Rewriting
import SwiftSyntax

/// Reports views that are given a size class which is not the window's.
public struct ForcedSizeClass: Transform {
  public static let documentation = Documentation(
    title: "Report forced size classes",
    why: """
      A size class that is set by hand keeps every view below it from adapting when the window is \
      resized or the device is folded. Some overrides are meant, so they are reported and never \
      removed.
      """,
    example: Documentation.Example(
      before: """
        struct Shelf: View {
          var body: some View {
            BookGrid()
              .environment(\\.horizontalSizeClass, .regular)
          }
        }

        """,
      after: """
        struct Shelf: View {
          var body: some View {
            BookGrid()
              .environment(\\.horizontalSizeClass, .regular)
          }
        }

        """),
    leftAlone: [
      "every override: only a person can tell whether it is meant",
      "previews, where an override shows a view at a size that the canvas does not have; they are not reported",
    ],
    safety: "Changes nothing.",
    availability: "Needs no API.",
    sources: [.resizableWindows], levels: [])

  public static let trigger: Trigger = ("environment" || "transformEnvironment") && "SizeClass"

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    context.file.modifierCalls(named: ["environment", "transformEnvironment"]).compactMap {
      modifier in
      guard let key = modifier.arguments.first?.expression.as(KeyPathExprSyntax.self),
        let axis = SizeClassAxis(key: key), !modifier.call.isInPreview
      else { return nil }
      return .forced(modifier, axis)
    }
  }
}

extension Finding {
  fileprivate static func forced(_ modifier: ModifierCall, _ axis: SizeClassAxis) -> Finding {
    Finding(
      at: modifier.nameToken, "the \(axis.text) of everything below is fixed here",
      consequence: "these views do not adapt when the window is resized or the device is folded",
      leftAlone: "only a person can tell whether the override is meant")
  }
}
