import SwiftSyntax

/// What the modifiers on the way to the bottom edge mean for it.
extension BottomEdge {
  mutating func modified(by modifier: ModifierCall) {
    if let other = SafeAreaIgnoring(modifier), other.mayIgnoreBottom {
      if ignoring == nil {
        ignoring = other
      } else {
        object(.ignoredTwice(line: reader.line(of: modifier)))
      }
      return
    }
    switch modifier.name {
    case "frame": framed(by: modifier)
    case "offset" where modifier.arguments.allSatisfy { $0.label?.text == "x" }: break
    case "offset", "position": object(.moved)
    case "background":
      if ignoring == nil, !isScrolled { extend(modifier) }
    case "overlay":
      if !modifier.isAligned(to: "top") { object(.overlay) }
    case "safeAreaInset", "safeAreaBar":
      if modifier.argument("edge")?.expression.trimmedDescription == ".bottom" { object(.below) }
    case "modifier": object(.modifier("the modifier"))
    case let name where Self.ofScreens.contains(name): isScreen = true
    case let name where Self.plain.contains(name): break
    case let name where !Set(name.words).isDisjoint(with: Self.cutting): object(.clipped(name))
    case let name where name.words.contains("background"): object(.background)
    default: break
    }
  }

  private mutating func framed(by modifier: ModifierCall) {
    for label in ["height", "minHeight", "idealHeight", "maxHeight"] {
      guard let value = modifier.argument(label)?.expression else { continue }
      if value.is(NilLiteralExprSyntax.self) { continue }
      if label == "maxHeight", value.trimmedDescription.hasSuffix("infinity") {
        fillsHeight = true
      } else {
        object(.fixedHeight)
      }
    }
  }

  private mutating func extend(_ background: ModifierCall) {
    switch reader.edgeToEdge.edits(for: background, edges: .bottom) {
    case .none: object(.background)
    case .some(let edits): extensions += edits
    }
  }

  /// Whether the modifier shows its view in a safe area of its own.
  mutating func inside(_ modifier: ModifierCall) -> Bool {
    defer {
      before = []
      after = []
    }
    switch modifier.name {
    case "sheet", "fullScreenCover", "popover", "navigationDestination", "inspector": return true
    case "overlay":
      guard let base = modifier.base else {
        object(.modifier("overlay"))
        break
      }
      layer(over: base)
    case "background", "mask", "listRowBackground", "containerBackground": object(.behind)
    case "safeAreaInset", "safeAreaBar": object(.barInset)
    default: object(.container(modifier.name))
    }
    return false
  }

  /// What a view lies over: decoration that must reach the edge, or something it could cover.
  mutating func layer(over view: ExprSyntax, isAlways: Bool = true) {
    guard ignoring == nil else { return }
    guard reader.roles.role(of: view) == .decoration else {
      if isAlways { isLayered = true }
      return object(.layer)
    }
    if let edits = reader.edgeToEdge.edits(for: view, edges: .bottom) {
      extensions += edits
    } else {
      object(.backgroundLayer)
    }
  }

  /// Modifiers whose names hold a word that cuts or paints, and which do neither.
  private static let plain: Set<String> = [
    "containerBackground", "contentShape", "listRowBackground", "presentationBackground",
    "presentationBackgroundInteraction", "presentationCornerRadius", "scrollClipDisabled",
    "scrollContentBackground", "scrollEdgeEffectStyle", "toolbarBackground",
    "toolbarBackgroundVisibility",
  ]
  /// Modifiers for what fills a screen.
  private static let ofScreens: Set<String> = [
    "navigationBarBackButtonHidden", "navigationBarHidden", "navigationBarTitle",
    "navigationBarTitleDisplayMode", "navigationTitle", "statusBar", "statusBarHidden", "toolbar",
  ]
  private static let cutting: Set<String> = [
    "border", "card", "clip", "clipped", "corner", "corners", "glass", "mask", "rounded",
  ]
}

extension ModifierCall {
  fileprivate func isAligned(to edge: String) -> Bool {
    argument("alignment")?.expression.trimmedDescription.lowercased().hasPrefix("." + edge) ?? false
  }
}
