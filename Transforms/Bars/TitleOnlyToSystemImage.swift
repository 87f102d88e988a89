import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// Gives the titles of bar items a symbol, so that the items join vertical bars.
public struct TitleOnlyToSystemImage: Transform {
  public static let documentation = Documentation(
    title: "Give bar items that have only a title a symbol",
    why: """
      Vertical bars show icons, overflow menus show titles too: an action needs both. An item with a \
      title alone stays out of a vertical bar and keeps a horizontal one on the screen.
      """,
    example: Documentation.Example(
      before: """
        struct Editor: View {
          var body: some View {
            Page()
              .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                  Button("Cancel", role: .cancel, action: close)
                }
                ToolbarItem(placement: .primaryAction) {
                  Button {
                    share()
                  } label: {
                    Text("Share")
                  }
                }
              }
          }
        }

        """,
      after: """
        struct Editor: View {
          var body: some View {
            Page()
              .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                  Button("Cancel", systemImage: "xmark", role: .cancel, action: close)
                }
                ToolbarItem(placement: .primaryAction) {
                  Button {
                    share()
                  } label: {
                    Label("Share", systemImage: "square.and.arrow.up")
                  }
                }
              }
          }
        }

        """,
      targets: DeploymentTargets([.iOS: 17])),
    leftAlone: [
      "buttons outside bars, and in a bar the content of menus, dialogs, alerts, sheets and popovers",
      "items in the keyboard, principal and status placements, which never go vertical",
      "titles for which no symbol is known: a symbol is never made up; name one in the configuration, or in a review",
      "two titles of which only one has a symbol, and titles that are known only when the app runs",
      "titles that tell a number or a name, and Edit or Select where it starts a mode of the screen",
      "labels that are drawn by hand, controls of the app's own, and initializers of its own",
      "screens that opt out of vertical bars, and those that the documents let opt out: a sheet with only a Done or Close action, a keypad, a video player",
      "code that only systems without vertical bars run, such as the else of an #available",
      "files that do not ship on iOS, or on a version without the initializer (before iOS 14, with a role iOS 15)",
    ],
    safety: """
      Safe when the configuration names the symbol, unsafe when it is found by the words of the title, \
      by the role or by the placement. The bar shows the symbol in place of the title; the title \
      stays for VoiceOver and in overflow menus. Where several symbols are usual, they are \
      alternatives. Tests that look for the visible text of an item need a look.
      """,
    availability: """
      Button, Menu and Toggle take a symbol since iOS 14, a Button with a role since iOS 15, and Label \
      is of iOS 14; no check is added. A symbol that is newer than a deployment target is not offered. \
      The barLabelStyle of the configuration adds a labelStyle, of iOS 14, titleAndIcon of iOS 14.5.
      """,
    sources: [.resizableWindows, .layoutComponents], levels: [.safe, .unsafe])

  public static let trigger: Trigger =
    ("toolbar" || "ToolbarContent" || "navigationBarItems")
    && ("Button" || "Menu" || "Link" || "Toggle")

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let index = DeclarationIndex(tree: context.file.tree)
    let bars = Bars(context.file, index)
    if bars.items.isEmpty { return [] }
    let layout = Layout(context.file)
    return bars.items.compactMap { item in
      guard let title = item.titleWithoutImage, let place = context.barSystems(at: item.control)
      else {
        return nil
      }
      if let reason = item.reasonForHorizontalBar { return .leftAlone(item, reason) }
      if place.isBeforeVerticalBars {
        return .leftAlone(item, "only systems without vertical bars run this code")
      }
      if bars.isShownElsewhere(item) {
        return .leftAlone(
          item, "\(item.view?.declaration.name ?? "the view") is shown outside of bars too")
      }
      if item.isTitleOnlyByStyle { return .leftAlone(item, "labelStyle(.titleOnly) asks for that") }
      let proposal = SymbolProposal(
        context: context, targets: place.targets, index: index,
        edits: SymbolEdits(file: context.file, layout: layout), hints: item.hints,
        effects: item.effects, isShared: item.view != nil)
      do throws(Refusal) {
        return .offered(item, try proposal.changes(for: title, of: item))
      } catch {
        let blank = proposal.blank { (asking) throws(Refusal) in
          try asking.changes(for: title, of: item)
        }
        return .leftAlone(item, error.reason, blank)
      }
    }
  }
}

extension SymbolProposal {
  fileprivate func changes(for title: ControlTitle, of item: BarItem) throws(Refusal) -> [Change] {
    switch title {
    case .unsupported(let reason): throw Refusal(reason)
    case .argument(let argument): try changes(for: argument, of: item)
    case .texts(let texts): try changes(for: texts, of: item)
    }
  }
}

extension Finding {
  fileprivate static func offered(_ item: BarItem, _ changes: [Change]) -> Finding {
    var consequence = """
      the bar shows the symbol instead of the title; the title stays for VoiceOver and in overflow \
      menus
      """
    if let view = item.view {
      consequence += "; wherever else \(view.declaration.name) is shown, it shows both"
    }
    return Finding(at: item.control, message, consequence: consequence, alternatives: changes)
  }

  fileprivate static func leftAlone(
    _ item: BarItem, _ reason: String, _ blank: Blank? = nil
  ) -> Finding {
    Finding(at: item.control, message, leftAlone: reason, blank: blank)
  }

  private static let message =
    "a bar item with a title and no symbol stays out of vertical bars"
}

extension BarItem {
  fileprivate var isTitleOnlyByStyle: Bool {
    ViewChain(chain).modifiers.contains {
      $0.name == "labelStyle"
        && $0.arguments.first?.expression.trimmedDescription.lowercased().contains("titleonly")
          == true
    }
  }
}
