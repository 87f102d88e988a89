import Availability
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
    let calls = context.file.modifierCalls(named: ["edgesIgnoringSafeArea"])
    if calls.isEmpty { return [] }
    let isAppsOwn = context.file.declaresFunction(named: "edgesIgnoringSafeArea")
    return calls.compactMap { modifier in
      guard modifier.arguments.count == 1, let edges = modifier.arguments.first, edges.label == nil,
        modifier.call.trailingClosure == nil
      else { return nil }
      if isAppsOwn { return .appsOwnMethod(modifier) }
      guard let targets = context.targets(at: modifier.call) else { return nil }
      switch API.ignoresSafeArea.availability(on: targets) {
      case .needsCheck, .absent: return .tooOld(modifier, targets: targets)
      case .always: return .replaceable(modifier, edges: edges, .safe)
      case .unknown: return .replaceable(modifier, edges: edges, .unsafe)
      }
    }
  }
}

extension Finding {
  fileprivate static func replaceable(
    _ modifier: ModifierCall, edges: LabeledExprSyntax, _ applicability: Applicability
  ) -> Finding {
    let name = SourceEdit.replacing(modifier.nameToken, with: "ignoresSafeArea")
    let isAll = [".all", "Edge.Set.all"].contains(edges.expression.trimmedDescription)
    if isAll, let parentheses = modifier.emptiableParentheses {
      return Finding(
        at: modifier.nameToken, message,
        change: Change(
          "Replace edgesIgnoringSafeArea(.all) with ignoresSafeArea()", applicability,
          edits: [name, .delete(parentheses)]))
    }
    return Finding(
      at: modifier.nameToken, message,
      change: Change(
        "Replace edgesIgnoringSafeArea with ignoresSafeArea(edges:)", applicability,
        edits: [name, .insert("edges: ", at: edges.expression.offsets.lowerBound)]))
  }

  fileprivate static func tooOld(_ modifier: ModifierCall, targets: DeploymentTargets) -> Finding {
    Finding(
      at: modifier.nameToken, message,
      leftAlone: API.ignoresSafeArea.reasonForLeavingAlone(on: targets))
  }

  fileprivate static func appsOwnMethod(_ modifier: ModifierCall) -> Finding {
    Finding(
      at: modifier.nameToken, message,
      leftAlone: "the file declares a method edgesIgnoringSafeArea of its own")
  }

  private static let message =
    "edgesIgnoringSafeArea is deprecated in favour of ignoresSafeArea(edges:)"
}
