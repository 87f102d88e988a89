import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// Says `toolbar` where the code says `navigationBarItems`.
public struct NavigationBarItemsToToolbar: Transform {
  public static let documentation = Documentation(
    title: "Replace navigationBarItems with toolbar items",
    why: """
      navigationBarItems is deprecated, and puts one view at each end of a horizontal bar. The items \
      of a toolbar can move into a vertical bar and into its overflow menu.
      """,
    example: Documentation.Example(
      before: """
        struct Editor: View {
          var body: some View {
            Page()
              .navigationBarItems(
                leading: Button("Cancel", action: close),
                trailing: Button("Save", action: save))
          }
        }

        """,
      after: """
        struct Editor: View {
          var body: some View {
            Page()
              .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                  Button("Cancel", action: close)
                }
                ToolbarItem(placement: .topBarTrailing) {
                  Button("Save", action: save)
                }
              }
          }
        }

        """,
      targets: DeploymentTargets([.iOS: 17])),
    leftAlone: [
      "the modifier on a NavigationStack or NavigationView itself, where it has no effect: move it inside first",
      "screens that opt out of vertical bars, and those that the documents let opt out",
      "files that ship on a version without toolbars (before iOS 14)",
      "a method of the app's own with the same name",
    ],
    safety: """
      Unsafe: the items stay at their ends of the bar, but where several views of a screen set items, \
      those of toolbars add up, and those of navigationBarItems replace one another. An HStack stays \
      one item.
      """,
    availability: "toolbar and the placements are of iOS 14; no check is added.",
    sources: [.resizableWindows, .ownRule], levels: [.unsafe])

  public static let trigger: Trigger = "navigationBarItems"

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let file = context.file
    let calls = file.modifierCalls(named: ["navigationBarItems"]).filter(\.hasOnlyEnds)
    if calls.isEmpty || file.declaresFunction(named: "navigationBarItems") { return [] }
    let index = DeclarationIndex(tree: file.tree)
    let layout = Layout(file)
    let optOuts = file.names(ofHelpersFor: "toolbarVerticalBehavior")
    return calls.compactMap { modifier in
      guard let targets = context.targets(at: modifier.call) else { return nil }
      if let reason = BarScreen(modifier, index).reasonToStay(optingOutBy: optOuts) {
        return .leftAlone(modifier, reason)
      }
      let chain = ViewChain(modifier.call.withModifiers).modifiers
      if chain.count(where: { $0.name == "navigationBarItems" }) > 1 {
        return .leftAlone(
          modifier, "another navigationBarItems of the same view replaces it, or it that; keep one")
      }
      for api in [API.toolbar] + modifier.placements {
        switch api.availability(on: targets) {
        case .always, .unknown: break
        case .needsCheck, .absent:
          return .leftAlone(modifier, api.reasonForLeavingAlone(on: targets))
        }
      }
      if let container = index.navigationContainer(under: modifier) {
        return .leftAlone(modifier, "on a \(container) the items are in no bar; move them inside")
      }
      if file.declaresFunction(named: "toolbar") {
        return .leftAlone(modifier, "the file declares a method toolbar of its own")
      }
      return .replaceable(modifier, BarEnds(modifier, layout, index).change(in: file))
    }
  }
}

/// The views at both ends of a navigation bar, as the items of a toolbar.
private struct BarEnds {
  private let modifier: ModifierCall
  private let layout: Layout
  private let index: DeclarationIndex

  init(_ modifier: ModifierCall, _ layout: Layout, _ index: DeclarationIndex) {
    self.modifier = modifier
    self.layout = layout
    self.index = index
  }

  func change(in file: SourceFile) -> Change {
    if let toolbar = modifier.toolbarBeside(index), let last = toolbar.statements.last,
      let removal = try? ModifierRemoval(of: modifier, in: file).edit
    {
      let indentation = layout.indentation(at: last.offsets.lowerBound)
      let end = layout.lineEnd(at: last.offsets.lowerBound)
      let text = items(at: indentation).map { end + indentation + $0 }.joined()
      return Change(
        "Replace navigationBarItems with items of the toolbar beside it", .unsafe,
        edits: [removal, .insert(text, at: last.offsets.upperBound)])
    }
    let start = modifier.nameToken.offsets.lowerBound
    let outer = layout.indentation(at: start)
    let inner = outer + layout.unit
    let end = layout.lineEnd(at: start)
    let text =
      "toolbar {" + items(at: inner).map { end + inner + $0 }.joined() + end + outer + "}"
    return Change(
      "Replace navigationBarItems with a toolbar", .unsafe,
      edits: [SourceEdit(start..<modifier.call.offsets.upperBound, text)])
  }

  /// The code of the items. The first line of each is not indented.
  private func items(at indentation: String) -> [String] {
    let inner = indentation + layout.unit
    return modifier.arguments.compactMap { argument in
      let view = argument.expression
      if view.trimmedDescription == "EmptyView()" { return nil }
      let end = layout.lineEnd(at: view.offsets.lowerBound)
      let old = layout.indentation(at: view.offsets.lowerBound)
      let placement = argument.label?.text == "leading" ? "topBarLeading" : "topBarTrailing"
      let comments = argument.leadingTrivia.comments.map { $0 + end + indentation }.joined()
      return comments + "ToolbarItem(placement: .\(placement)) {" + end + inner
        + layout.moved(view, from: old, to: inner) + end + indentation + "}"
    }
  }
}

extension ModifierCall {
  /// Whether the arguments are those of SwiftUI's modifier.
  fileprivate var hasOnlyEnds: Bool {
    !arguments.isEmpty && call.trailingClosure == nil
      && arguments.allSatisfy { ["leading", "trailing"].contains($0.label?.text) }
  }

  /// The placements that its arguments become.
  fileprivate var placements: [API] {
    arguments.map { $0.label?.text == "leading" ? .topBarLeading : .topBarTrailing }
  }

  /// The content of the toolbar directly before or behind the modifier, when it consists of items
  /// that stand on lines of their own.
  fileprivate func toolbarBeside(_ index: DeclarationIndex) -> ClosureExprSyntax? {
    let before = base.flatMap { $0.as(FunctionCallExprSyntax.self) }
    let behind = call.parent?.as(MemberAccessExprSyntax.self)?.parent?
      .as(FunctionCallExprSyntax.self)
    for neighbour in [before, behind] {
      guard let modifier = neighbour.flatMap(ModifierCall.init), modifier.name == "toolbar",
        modifier.arguments.isEmpty, let content = modifier.call.trailingClosure,
        content.rightBrace.leadingTrivia.contains(where: \.isNewline),
        !content.statements.isEmpty,
        content.statements.allSatisfy({ $0.isToolbarItem(index) })
      else { continue }
      return content
    }
    return nil
  }
}

extension CodeBlockItemSyntax {
  fileprivate func isToolbarItem(_ index: DeclarationIndex) -> Bool {
    guard leadingTrivia.contains(where: \.isNewline), let view = item.as(ExprSyntax.self),
      let call = ViewChain(view).call
    else { return false }
    return ["ToolbarItem", "ToolbarItemGroup"].contains(index.swiftUIName(of: call))
  }
}

extension Finding {
  fileprivate static func replaceable(_ modifier: ModifierCall, _ change: Change) -> Finding {
    Finding(
      at: modifier.nameToken, message,
      consequence: """
        the items stay at their ends of the bar, can move into a vertical bar, and add to those of \
        other toolbars instead of replacing other items
        """, change: change)
  }

  fileprivate static func leftAlone(_ modifier: ModifierCall, _ reason: String) -> Finding {
    Finding(at: modifier.nameToken, message, leftAlone: reason)
  }

  private static let message = "navigationBarItems is deprecated in favour of toolbar(content:)"
}
