import Rewriting
import SwiftSyntax

/// Reports hand-made tab bars.
public struct CustomBar: Transform {
  public static let documentation = Documentation(
    title: "Report hand-made tab bars",
    why: """
      System tab bars and toolbars go to the side of a short display, overflow, and keep clear of \
      cameras. A row of buttons does none of that, and no API makes it.
      """,
    example: .unchanged(
      """
      struct Root: View {
        @State private var tab = 0

        var body: some View {
          VStack(spacing: 0) {
            switch tab {
            case 0: Feed()
            default: Profile()
            }
            HStack {
              Button("Feed") { tab = 0 }
              Button("Profile") { tab = 1 }
            }
          }
        }
      }

      """),
    leftAlone: [
      "every bar: a TabView, or a toolbar, has its own look and keeps the state of its tabs, which only a person can want",
      "rows of buttons that do not choose what is shown, and choices that the file does not show to switch a screen",
    ],
    safety: "Changes nothing.",
    availability: "TabView needs no newer API; a toolbar is of iOS 14.",
    sources: [.resizableWindows], levels: [])

  public static let trigger: Trigger =
    "HStack" && ("switch" || "TabView" || "TabBar" || "tabBar") && "="

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let index = DeclarationIndex(tree: context.file.tree)
    let switched = SwitchedSelections(context.file)
    return context.file.calls { $0.calledName == "HStack" }.compactMap { stack in
      guard !stack.isInPreview, !stack.isInToolbar, let content = stack.onlyClosure,
        let selection = ChoiceRow(content, index).selection
      else { return nil }
      let type = index.enclosingType(at: stack.offsets.lowerBound)?.name ?? ""
      let isNamedBar = Self.names.contains { type.lowercased().contains($0) }
      guard isNamedBar || switched.names.contains(selection) else { return nil }
      return Finding(
        at: stack, "a row of buttons that set \(selection) is a hand-made tab bar",
        consequence:
          "it stays where it is on a short display, has no overflow, and can lie under a camera",
        leftAlone: "a TabView, or a system toolbar, has another look, and only a person can want it"
      )
    }
  }

  private static let names = ["tabbar", "bottombar", "customtab"]
}

/// The names of what a file's views are switched by.
private struct SwitchedSelections {
  private(set) var names: Set<String> = []

  init(_ file: SourceFile) {
    let collector = SwitchCollector()
    collector.walk(file.tree)
    names = collector.names
    for tabs in file.calls(where: { $0.calledName == "TabView" }) {
      guard let selection = tabs.arguments.first(where: { $0.label?.text == "selection" }),
        let name = selection.expression.lastName
      else { continue }
      names.insert(name)
    }
  }
}

private final class SwitchCollector: OpenCodeVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    // Only a builder's choice shows views: each case starts with an upper-case call, or a member.
    let shows = node.cases.contains { branch in
      branch.as(SwitchCaseSyntax.self)?.statements.views.contains {
        ViewChain($0).rootName?.first?.isUppercase == true
      } ?? false
    }
    if shows, let name = node.subject.lastName { names.insert(name) }
    return .visitChildren
  }
}

/// A row of controls that set one name.
private struct ChoiceRow {
  /// What the controls set; nil when they do anything else, or are less than two.
  let selection: String?

  init(_ content: ClosureExprSyntax, _ index: DeclarationIndex) {
    let collector = AssignmentCollector()
    for statement in content.statements { collector.walk(statement) }
    let repeats = content.statements.views.contains { ViewChain($0).rootName == "ForEach" }
    let values = Dictionary(grouping: collector.assignments, by: \.name)
      .mapValues { Set($0.map(\.value)).count }
    let chosen = values.filter { $0.value > 1 || repeats }
    selection = values.count == 1 ? chosen.first?.key : nil
  }
}

/// Finds what the actions of buttons and taps set, whatever the state of the app.
private final class AssignmentCollector: OpenCodeVisitor {
  private(set) var assignments: [(name: String, value: String)] = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    // What is calculated is a step or a distance, and no choice.
    if elements.count == 3, elements[1].is(AssignmentExprSyntax.self), node.isInAction,
      !elements[2].is(FunctionCallExprSyntax.self), let name = elements[0].lastName
    {
      assignments.append((name, elements[2].trimmedDescription))
    }
    return .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    node.isInAction ? .skipChildren : .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    node.isInAction ? .skipChildren : .visitChildren
  }
}

extension SyntaxProtocol {
  /// Whether the code runs when a button is pressed or a view is tapped.
  fileprivate var isInAction: Bool {
    for node in ancestors {
      if node.is(MemberBlockItemSyntax.self) { return false }
      guard let call = node.as(FunctionCallExprSyntax.self) else { continue }
      let name = call.calledName ?? ModifierCall(call)?.name
      if name == "withAnimation" { continue }
      return name == "Button" || name == "onTapGesture"
        || (name?.hasSuffix("Button") ?? false) || (name?.hasSuffix("Item") ?? false)
    }
    return false
  }

  /// Whether the code stands in a system bar already.
  fileprivate var isInToolbar: Bool {
    ancestors.contains { node in
      guard let call = node.as(FunctionCallExprSyntax.self) else { return false }
      let name = call.calledName ?? ModifierCall(call)?.name ?? ""
      return name == "toolbar" || name.hasPrefix("ToolbarItem")
    }
  }
}

extension ExprSyntax {
  /// `tab` of `tab`, `$tab`, `self.tab` and `model.tab`.
  fileprivate var lastName: String? {
    let name =
      self.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
  }
}
