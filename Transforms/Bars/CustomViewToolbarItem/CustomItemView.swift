import SwiftSyntax

/// A view in a toolbar that is no control, or a control that a bar cannot take apart.
struct CustomItemView {
  /// What it is, with an article.
  let description: String
  /// What a person may do.
  let advice: String
  /// Whether another file declares it, and its name alone tells.
  var isForeign = false

  /// Nil for a control, and for what the file does not show.
  static func of(
    _ view: ExprSyntax, _ index: DeclarationIndex, depth: Int = 0
  ) -> CustomItemView? {
    guard depth < deepest else { return nil }
    let chain = ViewChain(view)
    if let declared = index.declaredView(chain) {
      // One branch that is a control is enough to leave it to its owner.
      let inner = declared.statements.views.map { of($0, index, depth: depth + 1) }
      return inner.allSatisfy { $0 != nil } ? inner.first ?? nil : nil
    }
    guard let call = chain.call, let name = index.swiftUIName(of: call) else { return nil }
    if BarItem.Kind(rawValue: name) != nil { return drawnLabel(of: call, name) }
    let shown = call.shownClosures.flatMap(\.statements.views)
    if wrappers.contains(name) {
      // A group is what it holds, one view after another.
      return shown.lazy.compactMap { of($0, index, depth: depth + 1) }.first
    }
    if stacks.contains(name) { return of(StackContent(shown, index)) }
    if animations.contains(name) {
      let holdsControl = StackContent(shown, index).controls > 0
      return CustomItemView(
        description: "an animation",
        advice: holdsControl ? "let the control in it be the item" : ofUnknownUse)
    }
    if name == "Text" { return CustomItemView(description: "a text", advice: ofUnknownUse) }
    if name == "Image" || name == "AsyncImage" {
      let isTapped = chain.modifiers.contains { $0.name == "onTapGesture" }
      return CustomItemView(
        description: isTapped ? "an image that is tapped" : "an image", advice: ofDrawing)
    }
    if ContentNames.decoration.contains(name), !spaces.contains(name) {
      return CustomItemView(description: "a drawing", advice: ofDrawing)
    }
    if fields.contains(name) {
      return CustomItemView(
        description: "a \(name)",
        advice: "only a person can tell whether searchable, or a place in the content, serves")
    }
    guard !ContentNames.readable.contains(name),
      let noun = name.words.last(where: { $0 != "view" }), nouns.contains(noun)
    else { return nil }
    return CustomItemView(
      description: "\(name), which another file declares",
      advice: "if it does something, make it a Button with a title and a symbol", isForeign: true)
  }

  /// A stack with anything but one control.
  private static func of(_ content: StackContent) -> CustomItemView? {
    if content.isOneControl {
      // A stack of one control shows it as it would be alone; space beside it makes it wider.
      return content.hasSpace
        ? CustomItemView(
          description: "a control with space beside it",
          advice: "let the control be the item, and its placement say where it goes")
        : nil
    }
    let advice: String
    if let field = content.field {
      advice = "only a person can tell what becomes of the \(field) in it"
    } else if content.controls == 0 {
      advice = ofUnknownUse
    } else if content.controls == 1 {
      advice = "let the control be the item, and the rest its label or an item of its own"
    } else {
      advice = "make each control an item of its own"
    }
    return CustomItemView(description: "a stack of views", advice: advice)
  }

  /// A control with a label that is no title, image or `Label`; nil for every other control.
  private static func drawnLabel(
    of control: FunctionCallExprSyntax, _ name: String
  ) -> CustomItemView? {
    guard let kind = BarItem.Kind(rawValue: name) else { return nil }
    let item = BarItem(kind: kind, control: control, placement: .automatic, view: nil)
    guard item.takesLabel, let label = item.label else { return nil }
    // What comes and goes beside a plain label, such as progress, is no drawing.
    let views = label.statements.views
    guard !views.isEmpty, views.allSatisfy({ ViewChain($0).isDrawing }) else { return nil }
    return CustomItemView(
      description: "a \(name) whose label is drawn by hand",
      advice: "give it a Label with a title and a symbol")
  }

  private static let ofUnknownUse =
    "only a person can tell whether it is a title, a state or an action"
  private static let ofDrawing = "make it a Button with a title and a symbol, if it does something"
  private static let wrappers: Set<String> = ["AnyView", "Group", "Section"]
  private static let stacks: Set<String> = ["HStack", "LazyHStack", "VStack", "ZStack"]
  private static let animations: Set<String> = [
    "KeyframeAnimator", "PhaseAnimator", "TimelineView",
  ]
  private static let fields: Set<String> = [
    "SecureField", "Slider", "Stepper", "TextEditor", "TextField",
  ]
  private static let spaces: Set<String> = ["Divider", "EmptyView", "Spacer"]
  /// How a view is called that is seen and not operated.
  private static let nouns: Set<String> = [
    "avatar", "badge", "header", "icon", "image", "label", "logo", "status", "text",
    "title",
  ]
  private static let deepest = 6
}

/// What a stack in a toolbar holds, through groups and the views that the file declares.
private struct StackContent {
  /// How many controls there are; those that are repeated count as two.
  private(set) var controls = 0
  /// What takes input.
  private(set) var field: String?
  private(set) var hasSpace = false
  private var others = 0

  init(_ views: [ExprSyntax], _ index: DeclarationIndex) {
    var pending = views.map { (view: $0, repeated: false) }
    var seen: Set<SyntaxIdentifier> = []
    while let (view, repeated) = pending.popLast() {
      guard seen.insert(view.id).inserted else { continue }
      let chain = ViewChain(view)
      if let declared = index.declaredView(chain) {
        pending += declared.statements.views.map { ($0, repeated) }
        continue
      }
      guard let name = chain.rootName else { continue }
      let call = chain.call
      if name == "Spacer" {
        hasSpace = true
      } else if ContentNames.controls.contains(name) || name.words.last == "button" {
        if ["TextField", "SecureField", "TextEditor", "Slider", "Stepper"].contains(name) {
          field = name
        }
        controls += repeated ? 2 : 1
      } else if name.words.last(where: { $0 != "view" }) == "bar", name.words.first == "search" {
        field = name
      } else if let call, Self.transparent.contains(name) {
        pending += call.shownClosures.flatMap(\.statements.views)
          .map { ($0, repeated || name == "ForEach") }
      } else if name != "EmptyView", name != "Divider" {
        others += 1
      }
    }
  }

  var isOneControl: Bool { controls == 1 && others == 0 && field == nil }

  private static let transparent: Set<String> = [
    "ForEach", "Group", "HStack", "LazyHStack", "Section", "VStack", "ZStack",
  ]
}

extension ViewChain {
  /// Whether the view is a stack or a shape, and no title, image or `Label`.
  fileprivate var isDrawing: Bool {
    ["Capsule", "Circle", "HStack", "Rectangle", "RoundedRectangle", "VStack", "ZStack"]
      .contains(rootName)
  }
}
