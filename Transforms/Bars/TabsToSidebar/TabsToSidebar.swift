import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// Turns tabs into a sidebar where the window is wide.
public struct TabsToSidebar: Transform {
  public static let documentation = Documentation(
    title: "Show tabs as a sidebar in wide windows",
    why: """
      On a wide iPhone layout, such as an inner display, tabs stay a bar unless the app asks for a \
      sidebar: with the sidebarAdaptable style and a default placement.
      """,
    example: Documentation.Example(
      before: """
        struct Root: View {
          var body: some View {
            TabView {
              Feed().tabItem { Label("Feed", systemImage: "house") }
            }
          }
        }

        """,
      after: """
        struct Root: View {
          var body: some View {
            TabView {
              Feed().tabItem { Label("Feed", systemImage: "house") }
            }
            .tabViewStyle(.sidebarAdaptable)
            .defaultTabBarPlacement(.sidebar)
          }
        }

        """,
      targets: DeploymentTargets([.iOS: 27])),
    leftAlone: [
      "a tab view with another style, such as pages",
      "a tab view that has a default placement already",
      "a tab view whose tabs have no items as far as the file shows, which pages or a bar of the app's own choose",
      "a tab view whose tab bar the app hides",
    ],
    safety: """
      Unsafe, and only on request: navigation looks different in wide windows, and on the iPad. A compact \
      window keeps its tab bar.
      """,
    availability: """
      defaultTabBarPlacement is of iOS 27 and visionOS 27; macOS and tvOS have no sidebar placement. \
      Below, and where the file ships there too, it gets a private helper with a check that leaves the \
      tabs as they are.
      """,
    sources: [.resizableWindows], levels: [.unsafe])

  public static let trigger: Trigger = "TabView"
  public static let runsOnlyOnRequest = true

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let index = DeclarationIndex(tree: context.file.tree)
    let placements = context.file.names(ofHelpersFor: "defaultTabBarPlacement")
    return context.file.calls { $0.calledName == "TabView" }.compactMap { tabs in
      guard index.swiftUIName(of: tabs) == "TabView", !tabs.isInPreview else { return nil }
      let chain = ViewChain(tabs.withModifiers)
      if chain.modifiers.contains(where: { placements.contains($0.name) }) { return nil }
      do throws(Refusal) {
        return try offer(tabs, chain, index, in: context)
      } catch {
        return .leftAlone(tabs, error.reason)
      }
    }
  }

  /// Refuses tabs that are no bar of the system's, and those that get a style from around them.
  private func admit(
    _ tabs: FunctionCallExprSyntax, _ content: TabContent, in context: Context
  ) throws(Refusal) {
    let isStyledAround = tabs.ancestors.prefix { !$0.is(MemberBlockItemSyntax.self) }
      .contains { node in
        guard let call = node.as(FunctionCallExprSyntax.self), let modifier = ModifierCall(call)
        else { return false }
        return modifier.name == "tabViewStyle"
          && modifier.base.map { ViewChain($0).call?.id != tabs.id } ?? true
      }
    if isStyledAround { throw Refusal("a style around it is for it too") }
    let optOuts = context.file.names(ofHelpersFor: "toolbarVerticalBehavior")
    if tabs.withModifiers.modifiersInAnyBuild.contains(where: { optOuts.contains($0.name) }) {
      throw Refusal("its screen opts out of vertical bars")
    }
    if content.hidesBar || context.file.hidesTabBars {
      throw Refusal("the app hides its tab bar, and a sidebar would show what that hides")
    }
    if !content.hasItems {
      throw Refusal(
        content.unknown.map { "this file does not show the item of \($0)" }
          ?? "its tabs have no items, so nothing would be in the sidebar")
    }
  }

  private func offer(
    _ tabs: FunctionCallExprSyntax, _ chain: ViewChain, _ index: DeclarationIndex,
    in context: Context
  ) throws(Refusal) -> Finding? {
    var helper = ViewHelper.sidebarInWideWindows
    var place = tabs.offsets.upperBound
    var plain = [".tabViewStyle(.sidebarAdaptable)", ".defaultTabBarPlacement(.sidebar)"]
    if let style = chain.modifiers.first(where: { $0.name == "tabViewStyle" }) {
      guard
        style.arguments.trimmedDescription.contains("sidebarAdaptable")
          || style.arguments.trimmedDescription.contains("SidebarAdaptable")
      else { throw Refusal("it has another style already") }
      helper = .sidebarPlacement
      place = style.call.offsets.upperBound
      plain.removeFirst()
    } else if tabs.hasConditionalStyle {
      throw Refusal("it has another style in some builds")
    }
    try admit(tabs, TabContent(tabs, in: context.file, index), in: context)
    let lines: [String]
    var supports: [Support] = []
    switch context.fallback(for: helper.apis, at: tabs) {
    case .settled: return nil
    case .refuse(let reason): throw Refusal(reason)
    case .plain: lines = plain
    case .check:
      let use = try context.use(helper, at: tabs)
      lines = [".\(use.name)()"]
      supports = use.supports
    }
    return Finding(
      at: tabs, "the tabs stay a bar in wide windows",
      consequence: "in a wide window the tabs are a sidebar; a compact one keeps its tab bar",
      change: Change(
        "Show the tabs as a sidebar in wide windows", .unsafe,
        edits: [ModifierInsertion(behind: tabs, at: place, in: context.file).edit(lines)],
        supports: supports))
  }
}

extension FunctionCallExprSyntax {
  /// Whether an `#if` among the modifiers holds a style for tabs.
  fileprivate var hasConditionalStyle: Bool {
    let conditionals = ancestors.prefix { !$0.is(CodeBlockItemSyntax.self) }
      .compactMap { $0.as(PostfixIfConfigExprSyntax.self) }
    return conditionals.flatMap(\.conditionalModifiers).contains { $0.name == "tabViewStyle" }
  }
}

extension Finding {
  fileprivate static func leftAlone(_ tabs: FunctionCallExprSyntax, _ reason: String) -> Finding {
    Finding(at: tabs, "the tabs stay a bar in wide windows", leftAlone: reason)
  }
}

extension ViewHelper {
  fileprivate static let sidebarInWideWindows = ViewHelper(
    "sidebarInWideWindows",
    summary: "Shows tabs as a sidebar in wide windows where the system can, and as a bar before.",
    apis: [.defaultTabBarPlacement, .sidebarPlacement, .sidebarAdaptable],
    newer: "tabViewStyle(.sidebarAdaptable).defaultTabBarPlacement(.sidebar)", older: "self")

  fileprivate static let sidebarPlacement = ViewHelper(
    "defaultSidebarPlacement",
    summary: "Shows adaptable tabs as a sidebar at first where the system can.",
    apis: [.defaultTabBarPlacement, .sidebarPlacement], newer: "defaultTabBarPlacement(.sidebar)",
    older: "self")
}
