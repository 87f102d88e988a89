import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// Reports controls that are pinned to a leading or trailing edge, where a vertical bar can be.
public struct FixedBarEdge: Transform {
  public static let documentation = Documentation(
    title: "Report controls at a fixed edge beside a vertical bar",
    why: """
      The side of a vertical bar follows the orientation of the device and does not mirror with the \
      language. Controls at a fixed edge are beside it in one orientation and away from it in the other; \
      the environment's toolbarVerticalEdge says where it is.
      """,
    example: .unchanged(
      """
      struct Canvas: View {
        var body: some View {
          Drawing()
            .safeAreaInset(edge: .trailing) {
              VStack {
                Button("Pen", systemImage: "pencil") {}
                Button("Erase", systemImage: "eraser") {}
              }
            }
            .toolbar { Button("Share", systemImage: "square.and.arrow.up") {} }
        }
      }

      """),
    leftAlone: [
      "every control: only a person can tell which side it should be on",
      "what has no controls, and controls in a corner, at the top or at the bottom",
      "views without a toolbar, tab bar or navigation bar around them in the file",
      "files that read toolbarVerticalEdge, and files that do not ship on iOS",
    ],
    safety: "Changes nothing.",
    availability: "toolbarVerticalEdge is of iOS 27.1; it is nil where no vertical bar can be.",
    sources: [.resizableWindows], levels: [])

  public static let trigger: Trigger =
    ("leading" || "trailing") && ("safeAreaInset" || "safeAreaBar" || "overlay")
    && ("toolbar" || "TabView" || "Navigation" || "navigation")

  /// What code has that follows the bar.
  private static let answer: Trigger = "toolbarVerticalEdge"

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    if Self.answer.matches(context.file.bytes) { return [] }
    let index = DeclarationIndex(tree: context.file.tree)
    return context.file.modifierCalls(named: ["safeAreaInset", "safeAreaBar", "overlay"])
      .compactMap { modifier in
        let label = modifier.name == "overlay" ? "alignment" : "edge"
        guard let edge = modifier.argument(label)?.expression.as(MemberAccessExprSyntax.self),
          edge.base == nil, ["leading", "trailing"].contains(edge.declName.baseName.text),
          !modifier.call.isInPreview, modifier.call.isBesideBars,
          let systems = context.barSystems(at: modifier.call), !systems.isBeforeVerticalBars,
          modifier.views.contains(where: { view in
            let role: ContentRole = index.role(of: view)
            return if case .controlBar = role { true } else { false }
          })
        else { return nil }
        return Finding(
          at: modifier.nameToken,
          "controls are pinned to the \(edge.declName.baseName.text) edge, where a vertical bar can be",
          consequence: "in one orientation they stand beside the bar, in the other away from it",
          leftAlone: "read the environment's toolbarVerticalEdge, of iOS 27.1, and choose a side")
      }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the view that the call is part of has bars around it, as far as its member shows.
  fileprivate var isBesideBars: Bool {
    let around = ancestors.prefix { !$0.is(MemberBlockItemSyntax.self) }
      .compactMap { $0.as(FunctionCallExprSyntax.self) }
    let names = around.compactMap { $0.calledName ?? ModifierCall($0)?.name }
    let below = ViewChain(ExprSyntax(self)).modifiers.map(\.name)
    return (names + below).contains(where: Self.barNames.contains)
  }

  private static let barNames: Set<String> = [
    "toolbar", "TabView", "NavigationStack", "NavigationView", "NavigationSplitView",
    "navigationTitle", "navigationBarTitle", "navigationBarItems", "tabItem", "Tab",
  ]
}
