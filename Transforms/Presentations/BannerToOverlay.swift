import Platforms
import Rewriting
import SwiftSyntax

/// Reports banners and toasts that push the content of a stack aside while they are shown.
public struct BannerToOverlay: Transform {
  private static let example = """
    struct Inbox: View {
      @State private var showsToast = false
      let messages: [String]

      var body: some View {
        VStack {
          if showsToast {
            Text("Sent")
              .transition(.move(edge: .top))
          }
          List(messages, id: \\.self) { Text($0) }
        }
      }
    }

    """

  public static let documentation = Documentation(
    title: "Show banners in an overlay instead of a stack",
    why: """
      A banner or toast that is a child of a stack moves everything else when it comes and again when \
      it goes, under the user's finger and at every width. An overlay pinned to the top or the bottom \
      shows it without moving anything.
      """,
    example: Documentation.Example(
      before: example, after: example, targets: DeploymentTargets([.iOS: 17])),
    leftAlone: [
      "banners in an overlay, a safe area inset or a ZStack already",
      "banners without a condition, and rows and sections of a List, Form or ScrollView, which belong to the content",
      "pictures that are called banners, such as the banner of a profile",
      "conditions with an else: one of the two always takes the space",
      "previews",
    ],
    safety: """
      Advice: nothing is changed. What stays until the user has done something, such as a warning that \
      there is no connection, may well push the content; then a safeAreaInset keeps the rest in reach.
      """,
    availability: "overlay(alignment:content:) is of iOS 15, macOS 12, tvOS 15 and watchOS 8.",
    sources: [.layoutComponents], levels: [])

  public static let trigger: Trigger = "anner" || "oast" || "nackbar" || "nackBar" || "HUD"

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let stacks = context.file.calls {
      ["VStack", "HStack", "LazyVStack"].contains($0.calledName ?? "")
    }
    if stacks.isEmpty { return [] }
    let index = DeclarationIndex(tree: context.file.tree)
    return stacks.flatMap { stack -> [Finding] in
      guard index.lookup(stack.calledExpression).declarations.isEmpty,
        stack.scrollingContainer == nil, !stack.isInPreview, !stack.isLaidOver,
        let statements = stack.trailingClosure?.statements
      else { return [] }
      let items = statements.viewItems
      guard items.count > 1 else { return [] }
      return items.enumerated().compactMap { place, item in
        guard let banner = item.as(IfExprSyntax.self).flatMap({ Banner($0, index) }) else {
          return nil
        }
        let edge = place == 0 ? "top" : place == items.count - 1 ? "bottom" : nil
        return .banner(banner, in: stack.calledName ?? "stack", at: edge)
      }
    }.sorted { $0.offset < $1.offset }
  }
}

/// A banner under a condition of its own.
private struct Banner {
  let choice: IfExprSyntax
  /// The word by which it is one: `banner`, `toast`.
  let word: String
  let isAnimated: Bool

  /// Nil for an `if` that shows anything else.
  init?(_ choice: IfExprSyntax, _ index: DeclarationIndex) {
    let shown = choice.body.statements.viewItems.compactMap { $0.as(ExprSyntax.self) }
      .map { ViewChain($0) }.filter { !["Divider", "Spacer"].contains($0.rootName) }
    guard choice.elseBody == nil, shown.count == 1, let chain = shown.first,
      !choice.conditions.contains(where: \.isAvailability),
      let word = Self.word(of: choice, chain), !Self.isPicture(chain, index),
      !Self.isPartOfBanner(choice, index)
    else { return nil }
    self.choice = choice
    self.word = word
    isAnimated = chain.modifiers.contains { $0.name == "transition" }
  }

  private static func word(of choice: IfExprSyntax, _ chain: ViewChain) -> String? {
    let shown = Set(chain.rootName?.words ?? [])
    if let word = words.first(where: shown.contains) { return word }
    guard chain.rootName.map(kinds.contains) ?? false else { return nil }
    let conditions = Set(choice.conditions.flatMap(\.nameOfWhatIsTested.words))
    return words.first(where: conditions.contains)
  }

  /// Whether the type around it is a banner itself.
  private static func isPartOfBanner(_ choice: IfExprSyntax, _ index: DeclarationIndex) -> Bool {
    let type = index.enclosingType(at: choice.utf8Start)?.name ?? ""
    return !Set(type.words).isDisjoint(with: words)
  }

  private static func isPicture(_ chain: ViewChain, _ index: DeclarationIndex) -> Bool {
    if ViewRoles(index).role(of: chain.root) == .decoration { return true }
    let names = Set(chain.rootName?.words ?? [])
    return !names.isDisjoint(with: ["image", "media", "photo", "picture", "avatar", "ad"])
  }

  private static let words = ["toast", "banner", "snackbar", "hud"]

  /// What a banner is made of, where its condition is all that has its name.
  private static let kinds: Set<String> = ["Text", "Label", "HStack", "VStack", "ZStack", "Group"]
}

extension ConditionElementSyntax {
  /// The last name of the first value: `toast` of `model.toast != nil`, `message` of
  /// `let message = toast.message`.
  fileprivate var nameOfWhatIsTested: String {
    var value: ExprSyntax?
    switch condition {
    case .expression(let expression): value = expression
    case .optionalBinding(let binding):
      guard let initializer = binding.initializer else {
        return binding.pattern.trimmedDescription
      }
      value = initializer.value
    default: return ""
    }
    if let sequence = value?.core.expression.as(SequenceExprSyntax.self) {
      value = sequence.elements.first
    }
    let tested = value?.core.expression
    return tested?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? tested?.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }

  fileprivate var isAvailability: Bool {
    if case .availability = condition { true } else { false }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is content of an overlay or an inset, so that nothing else moves with it.
  fileprivate var isLaidOver: Bool {
    for node in ancestors {
      if node.is(MemberBlockItemSyntax.self) { return false }
      if let call = node.as(FunctionCallExprSyntax.self), let name = ModifierCall(call)?.name,
        ["overlay", "safeAreaInset", "safeAreaBar", "background"].contains(name),
        call.arguments.contains(node: self) || call.closures.contains(node: self)
      {
        return true
      }
    }
    return false
  }
}

extension LabeledExprListSyntax {
  fileprivate func contains(node: some SyntaxProtocol) -> Bool { range.contains(node.position) }
}

extension [(label: String?, closure: ClosureExprSyntax)] {
  fileprivate func contains(node: some SyntaxProtocol) -> Bool {
    contains { $0.closure.range.contains(node.position) }
  }
}

extension Finding {
  fileprivate static func banner(_ banner: Banner, in stack: String, at edge: String?) -> Finding {
    let place = edge.map { ".overlay(alignment: .\($0))" } ?? ".overlay(alignment: .top)"
    let moves = banner.isAnimated ? "slides aside" : "jumps"
    return Finding(
      at: banner.choice, "a \(banner.word) comes and goes as a child of \(stack.withArticle)",
      consequence: "everything else in the stack \(moves) while the \(banner.word) is shown",
      leftAlone: """
        show it with \(place) on the stack, where nothing else moves; if it stays until the user acts, \
        a safeAreaInset keeps the content in reach
        """)
  }
}

extension String {
  fileprivate var withArticle: String { hasPrefix("H") ? "an \(self)" : "a \(self)" }
}
