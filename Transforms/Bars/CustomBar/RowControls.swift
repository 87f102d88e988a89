import Rewriting
import SwiftSyntax

/// What a row holds, when that is nothing but controls and titles.
struct RowControls {
  /// How many controls there are; those that are repeated count as two.
  private(set) var count = 0
  /// How many of them show an image.
  private(set) var icons = 0
  private(set) var hasSpacer = false
  /// Whether one of them ends the screen, or goes back.
  private(set) var leadsAway = false
  /// Whether one with a title is as wide as can be, like the buttons at the end of a page.
  private(set) var isWide = false
  /// How many have a surface of their own, like buttons that float.
  private(set) var surfaces = 0
  private(set) var hasTitle = false
  /// Whether the code calls them tabs.
  private(set) var areTabs = false
  /// The names of the symbols.
  private var symbols: [String] = []
  /// What each control sets, or is given to set.
  private var choices: [Choice] = []
  /// The names in the code of the controls, in lower case, and the words of them.
  private var names: Set<String> = []
  private var words: Set<String> { Set(collected.flatMap(\.words)) }
  private var collected: Set<String> = []
  private var repeats = false

  private struct Choice: Hashable {
    var name: String
    var value: String
  }

  /// Nil for a row that scrolls, takes input, or shows shapes and numbers to choose from.
  init?(_ row: FunctionCallExprSyntax, _ index: DeclarationIndex) {
    guard let content = row.onlyClosure else { return nil }
    var pending = content.statements.viewItems.map { (node: $0, repeated: false) }
    var seen: Set<SyntaxIdentifier> = []
    while let (node, repeated) = pending.popLast() {
      guard seen.insert(node.id).inserted else { continue }
      guard let view = node.as(ExprSyntax.self), !node.is(IfExprSyntax.self),
        !node.is(SwitchExprSyntax.self)
      else {
        pending += node.views.map { (Syntax($0), repeated) }
        continue
      }
      let chain = ViewChain(view)
      guard let name = chain.rootName else { continue }
      let isDeclared = index.declares(chain)
      let declared = index.declaredView(chain)
      if !isDeclared, Self.shapes.contains(name) || Self.takesInput(name) { return nil }
      if !isDeclared, name == "Spacer" {
        hasSpacer = true
      } else if !isDeclared && Self.controls.contains(name) || chain.isTappedImage {
        add(chain, view, repeated: repeated, index)
      } else if let declared, !declared.isType {
        pending += declared.statements.viewItems.map { ($0, repeated) }
      } else if chain.call != nil, Self.isControl(name) {
        add(chain, view, repeated: repeated, index)
      } else if let call = chain.call, !isDeclared, Self.containers.contains(name) {
        if name == "ForEach" {
          if call.arguments.first?.expression.isNumbers == true { return nil }
          repeats = true
        }
        let inner = call.shownClosures.flatMap(\.statements.viewItems)
        // A control among texts, one below another, is part of what the row tells.
        if name == "VStack", inner.count > 1, inner.contains(where: \.hasControl) { return nil }
        pending += inner.map { ($0, repeated || name == "ForEach") }
      } else if chain.modifiers.contains(where: \.fillsWidthOfRow) {
        hasSpacer = true
      } else if let declared {
        pending += declared.statements.viewItems.map { ($0, repeated) }
      }
    }
    if count == 0 { return nil }
  }

  private mutating func add(
    _ chain: ViewChain, _ view: ExprSyntax, repeated: Bool, _ index: DeclarationIndex
  ) {
    count += repeated ? 2 : 1
    if chain.showsImage(index) { icons += repeated ? 2 : 1 }
    let collector = ControlCollector()
    collector.walk(view)
    choices += collector.assignments.map { Choice(name: $0.name, value: $0.value) }
    symbols += collector.symbols
    collected.formUnion(collector.names)
    names.formUnion(collector.names.map { $0.lowercased() })
    leadsAway = leadsAway || collector.leadsAway
    isWide = isWide || collector.isWide && collector.hasTitle
    if collector.hasSurface { surfaces += repeated ? 2 : 1 }
    areTabs = areTabs || chain.rootName?.words.contains("tab") ?? false || collector.namesTab
    // `TabButton(tab: .home, selected: $selected)`: what is bound is set, by a value of its own.
    guard let call = chain.call, !Self.controls.contains(chain.rootName ?? "") else { return }
    let bound = call.arguments.compactMap { argument -> String? in
      guard let name = argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        name.hasPrefix("$"), let label = argument.label?.text.lowercased(),
        ["select", "current", "active"].contains(where: label.contains)
      else { return nil }
      return String(name.dropFirst())
    }
    for name in bound {
      choices.append(
        Choice(name: name, value: call.arguments.first?.expression.trimmedDescription ?? ""))
    }
  }

  /// What the controls may choose: what they set to several values; first what is called so.
  var selections: [String] {
    guard count > 1 else { return [] }
    var names: [String] = []
    for choice in choices where !names.contains(choice.name) { names.append(choice.name) }
    let chosen = names.filter { name in
      repeats || Set(choices.filter { $0.name == name }).count > 1
    }
    let called = chosen.filter { !Self.choosing.isDisjoint(with: $0.words) }
    return called + chosen.filter { !called.contains($0) }
  }

  /// Whether the controls lead one step back and one forth.
  var isPairOfSteps: Bool {
    guard count == 2 else { return false }
    if !words.isDisjoint(with: Self.back), !words.isDisjoint(with: Self.forth) { return true }
    return symbols.count == 2
      && symbols.allSatisfy { name in Self.steps.contains { name.hasPrefix($0) } }
  }

  /// Whether the controls are those of a player or a camera.
  var isForMedia: Bool {
    !names.isDisjoint(with: Self.camera)
      || symbols.contains { name in Self.media.contains { name.hasPrefix($0) } }
  }

  /// Whether a view of this name, which is declared here or elsewhere, is operated.
  private static func isControl(_ name: String) -> Bool {
    guard let last = name.words.last else { return false }
    return ["button", "tab", "item", "menu"].contains(last) && name.words.count > 1
  }

  /// Whether a view of this name takes input, or scrolls.
  private static func takesInput(_ name: String) -> Bool {
    var words = name.words
    if words.last == "view" || words.last == "stack" { words.removeLast() }
    return name == "LazyHStack" || words.last.map(inputs.contains) ?? false
  }

  private static let controls: Set<String> = [
    "Button", "EditButton", "Link", "Menu", "NavigationLink", "ShareLink", "Toggle",
  ]
  private static let containers: Set<String> = [
    "ForEach", "GlassEffectContainer", "Group", "HStack", "VStack", "ZStack",
  ]
  private static let inputs: Set<String> = [
    "editor", "field", "gauge", "input", "picker", "scroll", "slider", "stepper",
  ]
  private static let shapes: Set<String> = ["Capsule", "Circle", "Ellipse", "RoundedRectangle"]
  private static let choosing: Set<String> = [
    "active", "current", "index", "page", "screen", "section", "select", "selected", "selection",
    "tab",
  ]
  private static let back: Set<String> = ["backward", "decrement", "prev", "previous"]
  private static let forth: Set<String> = ["forward", "increment", "next"]
  private static let camera: Set<String> = [
    "capturephoto", "flipcamera", "switchcamera", "takephoto", "takepicture",
  ]
  private static let steps = ["chevron.", "arrow.left", "arrow.right", "minus", "plus", "lessthan"]
  private static let media = ["play", "pause", "backward", "forward", "gobackward", "goforward"]
}

extension ModifierCall {
  /// Whether the modifier makes a view push the others of a row apart.
  fileprivate var fillsWidthOfRow: Bool {
    name == "frame" && argument("maxWidth")?.expression.isInfinity ?? false
  }
}

extension Syntax {
  /// Whether a control of SwiftUI's stands somewhere in the view.
  fileprivate var hasControl: Bool {
    tokens(viewMode: .sourceAccurate).contains { ["Button", "Menu"].contains($0.text) }
  }
}

extension ViewChain {
  fileprivate var isTappedImage: Bool {
    rootName == "Image" && modifiers.contains { $0.name == "onTapGesture" }
  }

  /// Whether a control shows an image, as far as the file tells.
  fileprivate func showsImage(_ index: DeclarationIndex) -> Bool {
    if rootName == "Image" || rootName == "ShareLink" { return true }
    guard let call else { return false }
    if call.arguments.contains(where: { ["systemImage", "image", "icon"].contains($0.label?.text) })
    {
      return true
    }
    let labels = call.closures.filter { $0.label == "label" }.map(\.closure)
    let shown =
      labels.isEmpty
        && call.arguments.contains { ["action", "destination"].contains($0.label?.text) }
      ? [call.trailingClosure].compactMap { $0 } : labels
    var reader = ShownViews(index)
    for view in shown.flatMap(\.statements.viewItems) { reader.push(view) }
    if let declared = index.declaredView(self), declared.isType {
      for view in declared.statements.viewItems { reader.push(view) }
    }
    while let view = reader.next() {
      let chain = ViewChain(view)
      if chain.rootName == "Image" || chain.rootName == "Label" && !chain.isTitleOnly {
        return true
      }
    }
    return false
  }

  private var isTitleOnly: Bool {
    modifiers.contains {
      $0.name == "labelStyle" && $0.arguments.trimmedDescription.lowercased().contains("titleonly")
    }
  }
}

extension ExprSyntax {
  /// `1...5`, `0..<count`, `items.indices` are numbers.
  fileprivate var isNumbers: Bool {
    if let sequence = self.as(SequenceExprSyntax.self) {
      return sequence.elements.contains {
        ["...", "..<"].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
      }
    }
    return false
  }
}
