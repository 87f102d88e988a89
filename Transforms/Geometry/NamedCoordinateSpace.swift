import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// Says `coordinateSpace(.named(_:))` where the code says `coordinateSpace(name:)`.
public struct NamedCoordinateSpace: Transform {
  public static let documentation = Documentation(
    title: "Replace coordinateSpace(name:) with coordinateSpace(.named(_:))",
    why: """
      The form with a name is deprecated. The new one takes a coordinate space, so that a named \
      space is written alike where it is declared and where it is read.
      """,
    example: Documentation.Example(
      before: """
        struct Feed: View {
          var body: some View {
            ScrollView {
              Rows()
            }
            .coordinateSpace(name: "feed")
          }
        }

        """,
      after: """
        struct Feed: View {
          var body: some View {
            ScrollView {
              Rows()
            }
            .coordinateSpace(.named("feed"))
          }
        }

        """,
      targets: DeploymentTargets([.iOS: 17])),
    leftAlone: [
      "files that ship on a version without the new form (before iOS 17, macOS 14, tvOS 17, watchOS 10): a check would say more than the change is worth",
      "a method of the app's own with the same name",
    ],
    safety:
      "Safe: both forms declare the same space. Unsafe where the deployment target is unknown.",
    availability: "coordinateSpace(_:) is of iOS 17; no check is added for it.",
    sources: [.layoutReference], levels: [.safe])

  public static let trigger: Trigger = "coordinateSpace" && "name:"

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let calls = context.file.modifierCalls(named: ["coordinateSpace"]).filter {
      $0.arguments.count == 1 && $0.argument("name") != nil && $0.call.trailingClosure == nil
    }
    if calls.isEmpty { return [] }
    let isAppsOwn = context.file.declaresFunction(named: "coordinateSpace")
    return calls.compactMap { modifier in
      guard let name = modifier.argument("name") else { return nil }
      if isAppsOwn { return .appsOwnMethod(modifier) }
      guard let targets = context.targets(at: modifier.call) else { return nil }
      switch API.coordinateSpace.availability(on: targets) {
      case .always: return .replaceable(modifier, name: name, .safe)
      case .unknown: return .replaceable(modifier, name: name, .unsafe)
      case .needsCheck, .absent: return .tooOld(modifier, targets)
      }
    }
  }
}

extension Finding {
  fileprivate static func replaceable(
    _ modifier: ModifierCall, name: LabeledExprSyntax, _ applicability: Applicability
  ) -> Finding {
    let value = name.expression.offsets
    return Finding(
      at: modifier.nameToken, message,
      change: Change(
        "Replace coordinateSpace(name:) with coordinateSpace(.named(_:))", applicability,
        edits: [
          SourceEdit(name.labelOffsets, ".named("),
          .insert(")", at: value.upperBound),
        ]))
  }

  fileprivate static func tooOld(
    _ modifier: ModifierCall, _ targets: DeploymentTargets
  ) -> Finding {
    Finding(
      at: modifier.nameToken, message,
      leftAlone: API.coordinateSpace.reasonForLeavingAlone(on: targets))
  }

  fileprivate static func appsOwnMethod(_ modifier: ModifierCall) -> Finding {
    Finding(
      at: modifier.nameToken, message,
      leftAlone: "the file declares a method coordinateSpace of its own")
  }

  private static let message =
    "coordinateSpace(name:) is deprecated in favour of coordinateSpace(_:)"
}
