import Rewriting
import SwiftSyntax

/// What a tab view holds, through the properties, functions and views that the file declares.
struct TabContent {
  /// Whether a tab says what the bar shows for it.
  private(set) var hasItems = false
  /// Whether a tab hides the bar.
  private(set) var hidesBar = false
  /// What other files declare, and may have items.
  private(set) var unknown: String?

  private let functions: [String: [FunctionDeclSyntax]]

  init(_ tabs: FunctionCallExprSyntax, in file: SourceFile, _ index: DeclarationIndex) {
    let finder = FunctionCollector()
    finder.walk(file.tree)
    functions = Dictionary(grouping: finder.functions, by: \.name.text)
    var pending = tabs.content
    var seen: Set<SyntaxIdentifier> = []
    while let view = pending.popLast() {
      guard seen.insert(view.id).inserted else { continue }
      let chain = ViewChain(view)
      for modifier in chain.modifiers { read(modifier) }
      let call = chain.call
      if let call, call.isSystemTab(index) {
        hasItems = hasItems || call.labelsTab
        pending += call.content
      } else if let declared = index.declaredView(chain) {
        pending += declared.statements.views
      } else if let call, let name = chain.rootName, Self.transparent.contains(name) {
        pending += call.content
      } else if let name = chain.rootName, !ViewNames.content.contains(name),
        !ContentNames.containers.contains(name), !ContentNames.decoration.contains(name)
      {
        unknown = unknown ?? name
      }
    }
  }

  private mutating func read(_ modifier: ModifierCall) {
    if modifier.name == "tabItem" { hasItems = true }
    if modifier.hidesTabBar { hidesBar = true }
    // A helper of the file, or of another one, that says so by its name.
    let words = Set(modifier.name.words)
    if words.contains("hide"), words.contains("tab") { hidesBar = true }
    if words.contains("tab"), words.contains("item") { hasItems = true }
    for call in (functions[modifier.name] ?? []).flatMap(\.calls) {
      if call.name == "tabItem" { hasItems = true }
      if call.hidesTabBar { hidesBar = true }
    }
  }

  private static let transparent: Set<String> = [
    "AnyView", "ForEach", "Group", "NavigationStack", "NavigationView", "TabSection", "ZStack",
  ]
}

extension SourceFile {
  /// Whether the file hides every tab bar of the app: `UITabBar.appearance().isHidden = true`.
  var hidesTabBars: Bool {
    String(decoding: bytes, as: UTF8.self).contains("UITabBar.appearance().isHidden = true")
  }
}

extension FunctionCallExprSyntax {
  /// The views that the call shows, with those of its first argument.
  fileprivate var content: [ExprSyntax] {
    shownClosures.flatMap(\.statements.views) + shownArguments
  }

  /// Whether the call makes a tab of SwiftUI's: `Tab(…)`, `Tab.init(…)`, `TabSection(…)`.
  fileprivate func isSystemTab(_ index: DeclarationIndex) -> Bool {
    if let name = index.swiftUIName(of: self) { return name == "Tab" || name == "TabSection" }
    guard let member = calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init", let base = member.base
    else { return false }
    let name = base.trimmedDescription
    return name == "SwiftUI.Tab" || name == "Tab" && index.lookup(base).declarations.isEmpty
  }

  /// Whether a tab says what the bar shows for it.
  fileprivate var labelsTab: Bool {
    if let first = arguments.first, first.label == nil { return true }
    return arguments.contains { $0.label?.text == "role" }
      || closures.contains { $0.label == "label" }
  }
}

extension ModifierCall {
  /// `.toolbar(.hidden, for: .tabBar)` and its newer name.
  fileprivate var hidesTabBar: Bool {
    ["toolbar", "toolbarVisibility"].contains(name)
      && arguments.first?.expression.trimmedDescription.hasSuffix("hidden") == true
      && arguments.contains { $0.expression.trimmedDescription.hasSuffix("tabBar") }
  }
}

extension FunctionDeclSyntax {
  /// The calls of members in the body.
  fileprivate var calls: [ModifierCall] {
    let collector = MemberCallCollector()
    if let body { collector.walk(body) }
    return collector.calls
  }
}

private final class MemberCallCollector: OpenCodeVisitor {
  private(set) var calls: [ModifierCall] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let call = ModifierCall(node) { calls.append(call) }
    return .visitChildren
  }
}

private final class FunctionCollector: OpenCodeVisitor {
  private(set) var functions: [FunctionDeclSyntax] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.append(node)
    return .visitChildren
  }
}
