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

  var end = End.otherFile
  /// The nearest modifier around the padding that ignores the bottom edge.
  var ignoring: SafeAreaIgnoring?
  /// The first thing that stands against respecting the edge again.
  var obstacle: Obstacle?
  /// Whether the view is layered over another that it must not cover, or the other way round.
  var isLayered = false
  /// What keeps backgrounds reaching down to the edge.
  var extensions: [SourceEdit] = []
  /// Whether nothing stands below the view, it is pushed down to the edge, and the edge is that of a
  /// screen: a card has spacers too.
  var isAtScreenBottom: Bool {
    isLowest && !isScrolled
      && (ignoring != nil || fillsHeight && (isScreen || end == .ownSafeArea))
  }
  /// Whether a system tab bar stands below.
  var isInTabView = false

  var isLowest = true
  var fillsHeight: Bool
  var isScreen = false
  var isScrolled = false
  var before: [Syntax] = []
  var after: [Syntax] = []
  private var forks = 0
  let reader: BottomEdgeReader

  init(below padding: BottomPadding, _ reader: BottomEdgeReader) {
    self.reader = reader
    fillsHeight = padding.modifier.base.map { reader.fillsHeight($0) } ?? false
    read(from: Syntax(padding.modifier.call))
  }

  private mutating func read(from start: Syntax) {
    var node = start
    // Views can show each other in a circle only through a mistake, but code under work has those.
    for _ in 0..<Self.longestPath {
      guard let (place, next) = ViewPlace.around(node) else {
        return object(.container("its code"))
      }
      node = next
      switch place {
      case .modified(let modifier): modified(by: modifier)
      case .modifiedInSomeBuilds(let modifiers):
        if modifiers.contains(where: { SafeAreaIgnoring($0)?.mayIgnoreBottom ?? false }) {
          object(.directive)
        }
        modifiers.forEach { modified(by: $0) }
      case .inside(let modifier):
        if inside(modifier) { return end = .ownSafeArea }
      case .item(let index, let items):
        before += items[..<index]
        after += items[(index + 1)...]
      case .content(let call, let label):
        if content(of: call, label: label) { return end = .ownSafeArea }
      case .arm(let isDirective): object(isDirective ? .directive : .condition)
      case .result(let member):
        if reader.isScreen(member) { isScreen = true }
        let uses = reader.uses.uses(of: member)
        guard uses.count == 1, let use = uses.first else { return fork(to: uses) }
        node = Syntax(use)
      }
    }
  }

  /// Goes on from each of several places where the view is shown. What holds in one of them counts.
  private mutating func fork(to uses: [ExprSyntax]) {
    guard !uses.isEmpty else { return }
    guard forks < Self.mostForks, uses.count <= Self.mostUses else { return object(.severalUses) }
    forks += 1
    let ways = uses.map { use in
      var way = self
      way.read(from: Syntax(use))
      return way
    }
    if ignoring != nil {
      obstacle = ways.lazy.compactMap(\.obstacle).first
    } else if let other = ways.first(where: { $0.ignoring != nil }) {
      object(.severalUses)
      ignoring = other.ignoring
    }
    isLayered = ways.contains(where: \.isLayered)
    isLowest = ways.allSatisfy(\.isLowest)
    isInTabView = ways.allSatisfy(\.isInTabView)
    fillsHeight = ways.allSatisfy(\.fillsHeight)
    isScreen = ways.allSatisfy(\.isScreen)
    end = ways.allSatisfy { $0.end == .ownSafeArea } ? .ownSafeArea : .otherFile
  }

  /// Notes the first obstacle; behind the ignoring modifier there is nothing to respect any more.
  mutating func object(_ reason: Obstacle) {
    switch reason {
    case .below, .beside, .row, .repeated, .behind, .container: isLowest = false
    default: break
    }
    if ignoring == nil || reason.countsOutside { obstacle = obstacle ?? reason }
  }

  private static let longestPath = 400
  private static let mostForks = 3
  private static let mostUses = 16
}

extension Obstacle {
  /// Whether the reason counts beyond the modifier that ignores the edge.
  fileprivate var countsOutside: Bool {
    switch self {
    case .ignoredTwice, .clipped: true
    default: false
    }
  }
}
