import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// Reports hand-made tab bars and toolbars.
public struct CustomBar: Transform {
  public static let documentation = Documentation(
    title: "Report hand-made tab bars and toolbars",
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
      "rows that are not at the top or bottom of a screen as the file shows it, unless the name of their type says that they are a bar",
      "choices above what they choose, such as filters and segments; rows that scroll, page dots, swatches, and numbers to choose from",
      "rows with a field to fill in, pairs of steps (previous and next), the controls of a player, and keypads",
      "text buttons at the bottom, such as Back and Continue, which belong to the content",
      "files that do not ship on iOS, and code that only systems without vertical bars run",
    ],
    safety: "Changes nothing.",
    availability: "TabView needs no newer API; a toolbar is of iOS 14.",
    sources: [.resizableWindows], levels: [])

  public static let trigger: Trigger =
    "HStack" && ("Button" || "Menu" || "Tab" || "Item" || "onTapGesture")

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let index = DeclarationIndex(tree: context.file.tree)
    let rows = context.file.calls { $0.calledName == "HStack" }.filter { row in
      index.swiftUIName(of: row) != nil && !row.isInPreview && !row.isInToolbar
        && !row.ancestors.contains { $0.as(FunctionCallExprSyntax.self)?.calledName == "HStack" }
    }
    if rows.isEmpty { return [] }
    let places = RowPlaces(index: index, uses: ViewUses(context.file, index: index))
    return rows.compactMap { row in
      guard let systems = context.barSystems(at: row), !systems.isBeforeVerticalBars else {
        return nil
      }
      let type = index.enclosingType(at: row.offsets.lowerBound)?.name ?? ""
      guard let controls = RowControls(row, index), !BarName.isOfOtherUse(type) else { return nil }
      let name = BarName(type)
      let place = places.place(of: row)
      for selection in controls.selections
      where name == .tabBar || place?.isSwitched(by: selection, index) ?? false {
        return .tabBar(row, "a row of buttons that set \(selection)")
      }
      if let place, controls.standForToolbar(at: place, hasSurface: row.hasSurface) {
        return place.edge == .bottom && controls.areTabs
          ? .tabBar(row, "a row of tabs at the bottom of the screen")
          : .toolbar(row, "a row of controls at the \(place.edge.rawValue) of the screen is a")
      }
      if name == .toolbar, controls.count > 1, places.isBody(row) {
        if let selection = controls.selections.first {
          return .tabBar(row, "a row of buttons that set \(selection)")
        }
        return .toolbar(row, "\(type) is by its name a")
      }
      return nil
    }
  }
}

extension RowPlace {
  /// Whether the row lies below what a name switches.
  fileprivate func isSwitched(by selection: String, _ index: DeclarationIndex) -> Bool {
    edge == .bottom && content.contains { $0.isSwitched(by: selection, index) }
  }
}

/// What the name of a type says about a bar.
private enum BarName {
  case tabBar, toolbar

  /// Nil where the name says nothing.
  init?(_ type: String) {
    var name = type.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if name.hasSuffix("view") { name.removeLast(4) }
    if name.hasSuffix("tabbar") {
      self = .tabBar
    } else if Self.toolbars.contains(where: name.hasSuffix) {
      self = .toolbar
    } else {
      return nil
    }
  }

  /// Whether the name says that the rows in it are no bars of a screen.
  static func isOfOtherUse(_ type: String) -> Bool {
    !Set(type.split(separator: ".").flatMap { String($0).words }).isDisjoint(with: otherUses)
  }

  private static let toolbars = ["toolbar", "topbar", "bottombar", "navigationbar", "navbar"]
  private static let otherUses: Set<String> = [
    "calculator", "calendar", "camera", "card", "cell", "dialer", "dialpad", "keyboard", "keypad",
    "numpad", "palette", "picker", "pinpad", "playback", "player", "row", "scanner", "swatch",
    "swatches", "video", "widget",
  ]
}

extension RowControls {
  /// Whether the row stands for a toolbar in its place.
  /// - Parameter hasSurface: Whether the row has a background; else its controls may float.
  fileprivate func standForToolbar(at place: RowPlace, hasSurface: Bool) -> Bool {
    guard place.isOfScreen, !isPairOfSteps, !isForMedia, !isWide else { return false }
    switch place.edge {
    case .top:
      if place.hidesSystemBar, leadsAway { return true }
      return count > 1 && (icons == count || leadsAway) && (hasSpacer || leadsAway)
    case .bottom:
      let isChoice = !selections.isEmpty && !areTabs
      return count > 1 && icons == count && (hasSurface || surfaces * 2 < count) && !isChoice
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the row lies on a surface of its own.
  fileprivate var hasSurface: Bool {
    ViewChain(withModifiers).modifiers.contains { modifier in
      !Set(modifier.name.words).isDisjoint(with: ["background", "glass", "material"])
    }
  }
}

extension SyntaxProtocol {
  /// Whether the code stands in a system bar already.
  fileprivate var isInToolbar: Bool {
    ancestors.contains { node in
      guard let call = node.as(FunctionCallExprSyntax.self) else { return false }
      let name = call.calledName ?? ModifierCall(call)?.name ?? ""
      return name == "toolbar" || name.hasPrefix("ToolbarItem") || name == "navigationBarItems"
    }
  }
}

extension Finding {
  fileprivate static func tabBar(_ row: FunctionCallExprSyntax, _ what: String) -> Finding {
    Finding(
      at: row, "\(what) is a hand-made tab bar", consequence: consequence,
      leftAlone:
        "a TabView has another look and keeps the state of its tabs, and only a person can want it")
  }

  fileprivate static func toolbar(_ row: FunctionCallExprSyntax, _ what: String) -> Finding {
    Finding(
      at: row, "\(what) hand-made toolbar", consequence: consequence,
      leftAlone:
        "the items of a system toolbar have another look, and only a person can want it")
  }

  private static let consequence =
    "it stays where it is on a short display, has no overflow, and can lie under a camera"
}
