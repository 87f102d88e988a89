import SwiftSyntax

/// What the containers on the way to the bottom edge mean for it.
extension BottomEdge {
  /// Whether the call shows the view in a safe area of its own.
  mutating func content(of call: FunctionCallExprSyntax, label: String?) -> Bool {
    guard let name = call.calledName, !reader.declaresType(name) else {
      object(.container(call.calledExpression.tokenText))
      leaveBlock()
      return false
    }
    switch name {
    case "NavigationStack", "NavigationView", "NavigationSplitView", "WindowGroup", "Window":
      return true
    case "NavigationLink" where label == "destination": return true
    case "NavigationLink" where label == nil && !call.isLabelled: return true
    case "VStack", "LazyVStack", "ScrollView":
      if !after.isEmpty { object(.below) }
      let above = before.flatMap(\.views)
      if above.contains(where: { reader.fillsHeight($0) }) { fillsHeight = true }
      if above.contains(where: \.scrolls) { isScreen = true }
      if name == "ScrollView", !call.scrollsSideways { isScrolled = true }
      leaveBlock()
    case "HStack", "LazyHStack", "Grid", "GridRow", "LazyHGrid", "LazyVGrid":
      let others = (before + after).flatMap(\.views).filter {
        !["Spacer", "Divider"].contains(ViewChain($0).rootName)
      }
      if !others.isEmpty { object(.beside) }
      leaveBlock()
    case "ZStack":
      for item in before + after {
        // What comes and goes over the view is shown instead of it.
        let isAlways = !item.is(IfExprSyntax.self) && !item.is(SwitchExprSyntax.self)
        item.views.forEach { layer(over: $0, isAlways: isAlways) }
      }
      leaveBlock()
    case "ForEach": object(.repeated)
    case "List", "Form", "Table": object(.row)
    case "TabView":
      isInTabView = true
      object(.tabs)
      leaveBlock()
    case "GeometryReader":
      fillsHeight = true
      fallthrough
    case "AnyView", "Button", "Group", "NavigationLink", "ScrollViewReader", "Tab", "TimelineView",
      "ViewThatFits", "WithPerceptionTracking", "WithViewStore":
      break
    default:
      object(.container(name))
      leaveBlock()
    }
    return false
  }

  private mutating func leaveBlock() {
    before = []
    after = []
  }
}

extension ExprSyntax {
  /// Whether the view is one that scrolls.
  fileprivate var scrolls: Bool {
    ViewChain(self).rootName.map(ViewNames.scrolling.contains) ?? false
  }
}

extension FunctionCallExprSyntax {
  /// Whether the first closure of a `NavigationLink` is what the link looks like: the destination
  /// stands before it.
  fileprivate var isLabelled: Bool {
    arguments.contains { ["destination", "value"].contains($0.label?.text) }
      && !additionalTrailingClosures.contains { $0.label.text == "label" }
  }

  /// Whether a `ScrollView` scrolls sideways only.
  fileprivate var scrollsSideways: Bool {
    arguments.first.map { $0.label == nil && $0.expression.trimmedDescription == ".horizontal" }
      ?? false
  }
}
