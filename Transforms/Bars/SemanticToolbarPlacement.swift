import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// Replaces the placements that name an end of the navigation bar.
public struct SemanticToolbarPlacement: Transform {
  public static let documentation = Documentation(
    title: "Replace navigationBarLeading and navigationBarTrailing",
    why: """
      Vertical bars arrange actions by purpose and not by a horizontal position, and the placements \
      are deprecated. topBarLeading and topBarTrailing are their successors; confirmationAction and \
      cancellationAction say what an action is for.
      """,
    example: Documentation.Example(
      before: """
        struct Shelf: View {
          var body: some View {
            Books()
              .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                  Button("Sort", action: sort)
                }
              }
          }
        }

        """,
      after: """
        struct Shelf: View {
          var body: some View {
            Books()
              .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                  Button("Sort", action: sort)
                }
              }
          }
        }

        """,
      targets: DeploymentTargets([.iOS: 17])),
    leftAlone: [
      "screens that opt out of vertical bars, and those that the documents let opt out",
      "code that a Mac app compiles too, which has none of these placements",
      "placements outside of ToolbarItem and ToolbarItemGroup",
      "code that only systems without vertical bars run, such as the else of an #available",
    ],
    safety: """
      Unsafe: the mapping is ours. A top bar placement keeps the item where it is. For an item that \
      confirms (Done, Save) or cancels (Cancel, Close) the semantic placement is an alternative: it \
      has its own end of the bar and its own look, and on a Mac cancellationAction is trailing.
      """,
    availability: """
      The top bar placements are of iOS 14 and watchOS 10 and not on macOS; the semantic ones are of \
      iOS 14 and macOS 11.
      """,
    sources: [.resizableWindows, .ownRule], levels: [.unsafe])

  public static let trigger: Trigger =
    "ToolbarItem" && ("navigationBarLeading" || "navigationBarTrailing")

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let index = DeclarationIndex(tree: context.file.tree)
    let items = context.file.calls {
      ["ToolbarItem", "ToolbarItemGroup"].contains($0.calledName)
    }
    let optOuts = context.file.names(ofHelpersFor: "toolbarVerticalBehavior")
    return items.compactMap { item in
      guard ["ToolbarItem", "ToolbarItemGroup"].contains(index.swiftUIName(of: item)),
        let end = item.endsOfNavigationBar.first, let systems = context.barSystems(at: end)
      else { return nil }
      if let reason = item.toolbar.flatMap({
        BarScreen($0, index).reasonToStay(optingOutBy: optOuts)
      }) {
        return .leftAlone(end, reason)
      }
      if systems.isBeforeVerticalBars {
        return .leftAlone(end, "only systems without vertical bars run this code")
      }
      switch API.topBarLeading.availability(on: systems.targets) {
      case .always, .unknown: return .replaceable(item.endsOfNavigationBar, item.purpose(index))
      case .needsCheck, .absent:
        return .leftAlone(end, API.topBarLeading.reasonForLeavingAlone(on: systems.targets))
      }
    }
  }
}

/// What the only control of an item is for.
private enum Purpose {
  case confirmation, cancellation

  /// What its role or the symbol for its title says.
  init?(_ item: BarItem, _ index: DeclarationIndex) {
    switch item.role {
    case "cancel", "close": self = .cancellation
    case "confirm": self = .confirmation
    default:
      let title: ExprSyntax?
      if let argument = item.control.arguments.first, argument.label == nil {
        title = argument.expression
      } else if case .texts(let texts)? = item.titleWithoutImage, texts.count == 1 {
        title = texts[0].title?.expression
      } else {
        title = nil
      }
      var reader = TitleReader(index)
      guard let title, case .fixed(let words) = reader.title(title) else { return nil }
      switch words.rule?.symbols {
      case ["checkmark"]: self = .confirmation
      case ["xmark"]: self = .cancellation
      default: return nil
      }
    }
  }

  var placement: String {
    switch self {
    case .confirmation: "confirmationAction"
    case .cancellation: "cancellationAction"
    }
  }

  /// The placement at the end of the bar where iOS puts such an item.
  var end: String {
    switch self {
    case .confirmation: "navigationBarTrailing"
    case .cancellation: "navigationBarLeading"
    }
  }
}

extension FunctionCallExprSyntax {
  /// The names of ends of the navigation bar in the placement of an item.
  fileprivate var endsOfNavigationBar: [TokenSyntax] {
    let placement = arguments.first { $0.label?.text == "placement" }
    return placement?.expression.tokens(viewMode: .sourceAccurate).filter { token in
      ["navigationBarLeading", "navigationBarTrailing"].contains(token.text)
        && token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
    } ?? []
  }

  /// What the item is for; nil for a group, for several controls, and where nothing tells.
  fileprivate func purpose(_ index: DeclarationIndex) -> Purpose? {
    guard calledName == "ToolbarItem",
      arguments.first(where: { $0.label?.text == "placement" })?.expression
        .is(MemberAccessExprSyntax.self) == true
    else { return nil }
    var reader = BarItemReader(index)
    reader.read(self)
    guard reader.items.count == 1, let only = reader.items.first, only.kind == .button,
      only.view == nil
    else { return nil }
    return Purpose(only, index)
  }
}

extension Finding {
  fileprivate static func replaceable(_ ends: [TokenSyntax], _ purpose: Purpose?) -> Finding {
    let end = ends[0]
    let successors = Set(ends.map(\.successor)).sorted().joined(separator: " and ")
    let rename = Change(
      "Use the placement \(successors)", .unsafe,
      edits: ends.map { .replacing($0, with: $0.successor) })
    guard let purpose else {
      return Finding(
        at: end, message(end), consequence: "the item stays where it is", change: rename)
    }
    let moves =
      purpose.end == end.text ? "at the same end" : "which moves it to the other end"
    return Finding(
      at: end, message(end),
      consequence: """
        with a top bar placement the item stays where it is; with a semantic one the system decides, \
        which on a Mac puts cancellationAction at the trailing end
        """,
      alternatives: [
        rename,
        Change(
          "Use the placement \(purpose.placement), \(moves) of the bar on iOS", .unsafe,
          edits: [.replacing(end, with: purpose.placement)]),
      ])
  }

  fileprivate static func leftAlone(_ end: TokenSyntax, _ reason: String) -> Finding {
    Finding(at: end, message(end), leftAlone: reason)
  }

  private static func message(_ end: TokenSyntax) -> String {
    "\(end.text) is deprecated, and names a place that a vertical bar does not have"
  }
}

extension TokenSyntax {
  /// The name of the same end of the top bar.
  fileprivate var successor: String {
    text == "navigationBarLeading" ? "topBarLeading" : "topBarTrailing"
  }
}
