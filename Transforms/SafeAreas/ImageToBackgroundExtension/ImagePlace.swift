import Rewriting
import SwiftSyntax

/// Where an image stands: which bars can cover it, and in which screens it is, as far as the file
/// shows.
struct ImagePlace {
  /// What can cover an image, the strongest last.
  enum Cover: Int, Sendable, Comparable {
    /// A tab bar or toolbar, which iOS 27.1 can put at the side.
    case bar
    case inspector, sidebar

    static func < (left: Cover, right: Cover) -> Bool { left.rawValue < right.rawValue }
  }

  /// Nil where the file shows nothing that could.
  private(set) var cover: Cover?
  /// What the screens begin with: the closure of a column, tab or presentation, or the view type.
  private(set) var screens: Set<SyntaxIdentifier> = []
  /// The first reason against the effect.
  private(set) var objection: ImageObjection?

  private let uses: ViewUses
  private let index: DeclarationIndex
  private let hasVerticalBars: Bool

  init(of modifier: ModifierCall, uses: ViewUses, index: DeclarationIndex, hasVerticalBars: Bool) {
    self.uses = uses
    self.index = index
    self.hasVerticalBars = hasVerticalBars
    var pending = [Path(node: Syntax(modifier.call))]
    var seen: Set<SyntaxIdentifier> = []
    while var path = pending.popLast() {
      while let (place, next) = ViewPlace.around(path.node) {
        path.node = next
        if case .result(let member) = place {
          let shown = seen.insert(member.id).inserted ? uses.uses(of: member) : []
          path.screen = path.screen ?? (shown.isEmpty ? member.screen : nil)
          path.isContinued = !shown.isEmpty
          pending += shown.map {
            Path(node: Syntax($0), screen: path.screen, isOnImage: path.isOnImage)
          }
          break
        }
        if !goes(through: place, &path) { break }
      }
      if !path.isContinued { screens.insert(path.screen ?? path.node.id) }
    }
  }

  private struct Path {
    var node: Syntax
    var screen: SyntaxIdentifier?
    /// Whether the place is still on the image itself, not on what holds it.
    var isOnImage = true
    /// Whether the path goes on where the member that it ended in is shown.
    var isContinued = false
    /// The item of the innermost block.
    var item: SyntaxIdentifier?
    var before: [Syntax] = []
    var after: [Syntax] = []
  }

  /// Whether what is around the place matters too.
  private mutating func goes(through place: ViewPlace, _ path: inout Path) -> Bool {
    switch place {
    case .modified(let modifier): modified(by: modifier, isOnImage: path.isOnImage)
    case .modifiedInSomeBuilds(let modifiers):
      modifiers.forEach { modified(by: $0, isOnImage: path.isOnImage) }
    case .item(let place, let items):
      path.isOnImage = false
      path.item = items[place].id
      path.before += items[..<place]
      path.after += items[(place + 1)...]
    case .arm: break
    case .inside(let modifier): return goes(inside: modifier, &path)
    case .content(let call, let label):
      defer {
        path.before = []
        path.after = []
      }
      return goes(through: call, label, &path)
    case .result: return false
    }
    return true
  }

  private mutating func modified(by modifier: ModifierCall, isOnImage: Bool) {
    switch modifier.name {
    case "inspector": cover(.inspector)
    case "toolbar" where !modifier.call.closures.isEmpty, "navigationBarItems": cover(.bar)
    case "tabViewStyle" where modifier.call.arguments.trimmedDescription.contains("age"):
      object(.repeated("page of a TabView"))
    case let name where Self.clipping.contains(name): object(.clipped(name))
    case let name where isOnImage && Self.moving.contains(name): object(.moved(name))
    default:
      guard let other = SafeAreaIgnoring(modifier), other.regions != .keyboard,
        other.edges.map({ !$0.isDisjoint(with: .horizontal) }) ?? true
      else { return }
      object(.ignoredAround)
    }
  }

  private mutating func goes(inside modifier: ModifierCall, _ path: inout Path) -> Bool {
    switch modifier.name {
    case "navigationDestination":
      path.screen = path.screen ?? modifier.call.id
      return true
    case "sheet", "fullScreenCover", "popover", "inspector":
      path.screen = path.screen ?? modifier.call.id
      return false
    case "background", "containerBackground": object(.backdrop)
    case "overlay", "mask": object(.inFront(modifier.name))
    default: object(.container(modifier.name))
    }
    return false
  }

  private mutating func goes(
    through call: FunctionCallExprSyntax, _ label: String?, _ path: inout Path
  ) -> Bool {
    guard let name = call.calledName, index.type(named: name) == nil else {
      object(.container(call.calledExpression.tokenText))
      return false
    }
    switch name {
    case "NavigationSplitView":
      path.screen = path.screen ?? call.closures.first { $0.label == label }?.closure.id
      if label != nil, label != "sidebar" { cover(.sidebar) }
      return true
    case "TabView", "Tab":
      path.screen = path.screen ?? path.item
      cover(.bar)
    case "ZStack", "GeometryReader":
      if !path.after.isEmpty { object(.backdrop) }
    case "ForEach", "List", "Form", "Table": object(.repeated(name))
    case "ScrollView":
      if call.scrolledEdges != .vertical { object(.repeated("ScrollView")) }
    case "Button", "Menu", "Link": object(.container(name))
    case "WindowGroup", "Window": return false
    case let name where ContentNames.containers.contains(name) || Self.passing.contains(name): break
    default:
      object(.container(name))
      return false
    }
    return true
  }

  private mutating func cover(_ found: Cover) {
    if found == .bar, !hasVerticalBars { return }
    cover = max(cover ?? found, found)
  }

  private mutating func object(_ reason: ImageObjection) { objection = objection ?? reason }

  private static let passing: Set<String> = [
    "NavigationLink", "NavigationStack", "NavigationView", "Tab", "TabSection",
  ]
  private static let clipping: Set<String> = ["clipShape", "clipped", "cornerRadius", "mask"]
  private static let moving: Set<String> = [
    "gesture", "highPriorityGesture", "matchedGeometryEffect", "offset", "position",
    "rotation3DEffect", "rotationEffect", "scaleEffect", "simultaneousGesture", "visualEffect",
  ]
}

extension ImagePlace {
  /// Objects to what the effect does not suit, and to places where nothing covers the image.
  func admit(
    _ ignoring: SafeAreaIgnoring, _ imagery: Imagery, in file: SourceFile
  ) throws(ImageObjection) {
    if ignoring.modifier.base == nil || imagery.isConditional { throw .directive }
    if let objection { throw objection }
    for modifier in imagery.modifiers {
      switch modifier.name {
      case "overlay": throw .overlay
      case "clipShape", "cornerRadius", "mask": throw .shaped(modifier.name)
      case let name where Self.moving.contains(name): throw .moved(name)
      default: continue
      }
    }
    guard let cover else { throw .uncovered }
    guard let edges = ignoring.edges else { throw .computedEdges }
    let covered: EdgeSet = cover == .bar ? .horizontal : [.top, .horizontal]
    if edges.isDisjoint(with: covered) { throw .otherEdges(edges.code) }
  }
}

extension Syntax {
  /// What stands for the screen that a property or function shows: its type, or itself.
  fileprivate var screen: SyntaxIdentifier {
    ancestors.first { $0.asProtocol((any DeclGroupSyntax).self) != nil }?.id ?? id
  }
}
