import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// Puts a sheet at the side of a wide window.
public struct SideSheetPlacement: Transform {
  public static let documentation = Documentation(
    title: "Present sheets at the side of wide windows",
    why: """
      In a wide window a sheet stands in the middle and can hide what it is about. From iOS 27 on it can \
      stand at the side.
      """,
    example: Documentation.Example(
      before: """
        struct Article: View {
          @State private var isShown = false

          var body: some View {
            Page()
              .sheet(isPresented: $isShown) {
                Notes()
              }
          }
        }

        """,
      after: """
        struct Article: View {
          @State private var isShown = false

          var body: some View {
            Page()
              .sheet(isPresented: $isShown) {
                Notes()
              }
          }
        }

        """,
      targets: DeploymentTargets([.iOS: 27])),
    leftAlone: [
      "every sheet until a person picks the side: trailing and leading are alternatives",
      "a sheet that has a placement already, and one whose content is a choice of views",
    ],
    safety: "Unsafe, and only on request: in wide windows the sheet moves.",
    availability: """
      presentationPlacement is of iOS 27, its sides of iOS alone. Below, and on other platforms, the file \
      gets a private helper with a check that leaves the sheet where it is.
      """,
    sources: [.resizableWindows], levels: [])

  public static let trigger: Trigger = "sheet"
  public static let runsOnlyOnRequest = true

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let placements = context.file.names(ofHelpersFor: "presentationPlacement")
    return context.file.modifierCalls(named: ["sheet"]).compactMap { modifier in
      guard let sheet = SheetContent(modifier), !modifier.call.isInPreview else { return nil }
      guard let root = sheet.root else {
        return .leftAlone(modifier, "its content is a choice of views or several")
      }
      let chain = ViewChain(root)
      if chain.modifiers.contains(where: { placements.contains($0.name) }) { return nil }
      do throws(Refusal) {
        var changes: [Change] = []
        for side in Side.allCases {
          if let change = try change(side, root, in: context) { changes.append(change) }
        }
        guard !changes.isEmpty else { return nil }
        return Finding(
          at: modifier.nameToken, Self.message,
          consequence:
            "in a wide window the sheet stands at the side, and the content stays visible",
          alternatives: changes)
      } catch {
        return .leftAlone(modifier, error.reason)
      }
    }
  }

  private func change(
    _ side: Side, _ root: ExprSyntax, in context: Context
  ) throws(Refusal) -> Change? {
    let code: String
    var supports: [Support] = []
    switch context.fallback(for: side.helper.apis, at: root) {
    case .settled: return nil
    case .refuse(let reason): throw Refusal(reason)
    case .plain: code = side.helper.newer
    case .check:
      let use = try context.use(side.helper, at: root)
      code = "\(use.name)()"
      supports = use.supports
    }
    return Change(
      "Present the sheet at the \(side.rawValue) side", .unsafe,
      edits: [
        ModifierInsertion(behind: root, at: root.offsets.upperBound, in: context.file)
          .edit(["." + code])
      ], supports: supports)
  }

  /// Where the sheet goes.
  private enum Side: String, CaseIterable {
    case trailing, leading

    var helper: ViewHelper {
      ViewHelper(
        "presentedAt\(rawValue.prefix(1).uppercased() + rawValue.dropFirst())Side",
        summary: "Puts a sheet at the \(rawValue) side of a wide window where the system can.",
        apis: [.presentationPlacement, .presentationPlacementTrailing],
        newer: "presentationPlacement(.\(rawValue))", older: "self")
    }
  }

  fileprivate static let message = "the sheet stands in the middle of a wide window"
}

extension Finding {
  fileprivate static func leftAlone(_ modifier: ModifierCall, _ reason: String) -> Finding {
    Finding(at: modifier.nameToken, SideSheetPlacement.message, leftAlone: reason)
  }
}
