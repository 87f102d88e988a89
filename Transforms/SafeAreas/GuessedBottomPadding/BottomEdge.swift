import Platforms
import Rewriting
import SwiftSyntax

/// What lies between a padded view and the bottom edge of the screen, as far as the file shows it.
///
/// Read from the padding outwards, through modifiers, containers, and the properties and views that
/// the file declares, to where a new safe area begins or the file ends.
struct BottomEdge {
  /// Where reading ended.
  enum End: Sendable, Hashable {
    /// A navigation container, a presentation or a scene, which has a safe area of its own whatever
    /// is around it.
    case ownSafeArea
    /// A view or modifier that another file shows, or code that cannot be read.
    case otherFile
  }

  private(set) var end = End.otherFile
  /// The nearest modifier around the padding that ignores the bottom edge.
  private(set) var ignoring: SafeAreaIgnoring?
  /// The first thing that stands against respecting the edge again.
  private(set) var obstacle: Obstacle?
  /// Whether the view is layered over another that it must not cover, or the other way round.
  private(set) var isLayered = false
  /// What keeps backgrounds reaching down to the edge.
  private(set) var extensions: [SourceEdit] = []
  /// Whether nothing stands below the view, and it is pushed down to the edge.
  var isAtScreenBottom: Bool { isLowest && (fillsHeight || ignoring != nil) && !isScrolled }
  /// Whether a system tab bar stands below.
  private(set) var isInTabView = false

  private var isLowest = true
  private var fillsHeight: Bool
  private var isScrolled = false
  private var before: [Syntax] = []
  private var after: [Syntax] = []
  private let reader: BottomEdgeReader

  init(below padding: BottomPadding, _ reader: BottomEdgeReader) {
    self.reader = reader
    fillsHeight = padding.modifier.base.map { reader.fillsHeight($0) } ?? false
    read(from: Syntax(padding.modifier.call))
  }

  private mutating func read(from start: Syntax) {
    var node = start
    // Views can show each other in a circle only through a mistake, but code under work has those.
    for _ in 0..<Self.longestPath {
      guard let (place, next) = ViewPlace.around(node) else { return object(.container("its code")) }
      node = next
      switch place {
      case .modified(let modifier): modified(by: modifier)
      case .modifiedInSomeBuilds(let modifiers):
        modifiers.forEach { modified(by: $0) }
        if ignoring != nil { object(.directive) }
      case .inside(let modifier):
        if inside(modifier) { return end = .ownSafeArea }
      case .item(let index, let items):
        before += items[..<index]
        after += items[(index + 1)...]
      case .content(let call, let label):
        if content(of: call, label: label) { return end = .ownSafeArea }
      case .arm(let isDirective): object(isDirective ? .directive : .condition)
      case .result(let member):
        let uses = reader.uses.uses(of: member)
        if uses.count > 1 { object(.severalUses) }
        guard uses.count == 1, let use = uses.first else { return }
        node = Syntax(use)
      }
    }
  }

  /// Notes the first obstacle; behind the ignoring modifier there is nothing to respect any more.
  private mutating func object(_ reason: Obstacle) {
    switch reason {
    case .below, .beside, .row, .repeated, .behind, .container: isLowest = false
    default: break
    }
    if ignoring == nil || reason.countsOutside { obstacle = obstacle ?? reason }
  }

  private static let longestPath = 400
}

// Modifiers.
extension BottomEdge {
  private mutating func modified(by modifier: ModifierCall) {
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
    switch reader.extension(of: background) {
    case .none: object(.background)
    case .some(let edits): extensions += edits
    }
  }

  /// Whether the modifier shows its view in a safe area of its own.
  private mutating func inside(_ modifier: ModifierCall) -> Bool {
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
  private mutating func layer(over view: ExprSyntax, isAlways: Bool = true) {
    guard ignoring == nil else { return }
    guard reader.roles.role(of: view) == .decoration else {
      if isAlways { isLayered = true }
      return object(.layer)
    }
    if let edits = reader.extension(of: view, isStyle: false) {
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
  private static let cutting: Set<String> = [
    "border", "card", "clip", "clipped", "corner", "corners", "glass", "mask", "rounded",
  ]
}

// Containers.
extension BottomEdge {
  /// Whether the call shows the view in a safe area of its own.
  private mutating func content(of call: FunctionCallExprSyntax, label: String?) -> Bool {
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
      if before.flatMap(\.views).contains(where: { reader.fillsHeight($0) }) { fillsHeight = true }
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

extension Obstacle {
  /// Whether the reason counts beyond the modifier that ignores the edge.
  fileprivate var countsOutside: Bool {
    switch self {
    case .ignoredTwice, .clipped, .directive: true
    default: false
    }
  }
}

extension ModifierCall {
  fileprivate func isAligned(to edge: String) -> Bool {
    argument("alignment")?.expression.trimmedDescription.lowercased().hasPrefix("." + edge) ?? false
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
