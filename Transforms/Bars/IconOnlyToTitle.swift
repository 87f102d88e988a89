import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// Gives bar items that show only an image the title that VoiceOver reads for them.
public struct IconOnlyToTitle: Transform {
  public static let documentation = Documentation(
    title: "Give bar items that have only an image a title",
    why: """
      Vertical bars show icons, overflow menus show titles too: an action needs both. The name that \
      an item already has for VoiceOver is its title.
      """,
    example: Documentation.Example(
      before: """
        struct Inbox: View {
          var body: some View {
            Letters()
              .toolbar {
                Button(action: compose) {
                  Image(systemName: "square.and.pencil")
                }
                .accessibilityLabel("Compose")
              }
          }
        }

        """,
      after: """
        struct Inbox: View {
          var body: some View {
            Letters()
              .toolbar {
                Button("Compose", systemImage: "square.and.pencil", action: compose)
              }
          }
        }

        """,
      targets: DeploymentTargets([.iOS: 17])),
    leftAlone: [
      "items that nothing names: a title is never made up from a symbol or an image; name one in the configuration, or in a review",
      "items outside bars, and in a bar the content of menus, dialogs, sheets and popovers",
      "accessibilityIdentifier, accessibilityHint, help and keyboardShortcut, which stay",
      "screens that opt out of vertical bars, and those that the documents let opt out: a sheet with only a Done or Close action, a keypad, a video player",
      "code that only systems without vertical bars run, such as the else of an #available",
      "files that do not ship on iOS, or on a version without the initializer (before iOS 14, with a role iOS 15)",
    ],
    safety: """
      Unsafe: the bar shows the image as before, and VoiceOver reads the name that it read, or where \
      there was none the title that the configuration has for the image. An overflow menu, a label \
      style or a place outside of bars now shows the title too.
      """,
    availability: """
      Button and Menu take a symbol since iOS 14, a Button with a role since iOS 15, and Label is of \
      iOS 14; no check is added.
      """,
    sources: [.resizableWindows, .layoutComponents], levels: [.unsafe])

  public static let trigger: Trigger =
    ("toolbar" || "ToolbarContent" || "navigationBarItems") && "Image"
    && ("Button" || "Menu" || "Link" || "Toggle")

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let index = DeclarationIndex(tree: context.file.tree)
    let bars = Bars(context.file, index)
    if bars.items.isEmpty { return [] }
    let layout = Layout(context.file)
    return bars.items.compactMap { item in
      guard item.takesLabel, let closure = item.label, let icon = IconLabel(closure.statements),
        let systems = context.barSystems(at: item.control)
      else { return nil }
      if let reason = item.reasonForHorizontalBar { return .leftAlone(item, reason) }
      if systems.isBeforeVerticalBars {
        return .leftAlone(item, "only systems without vertical bars run this code")
      }
      if bars.isShownElsewhere(item) {
        return .leftAlone(
          item, "\(item.view?.declaration.name ?? "the view") is shown outside of bars too")
      }
      let names =
        AccessibleName.all(on: icon.chain, index)
        + AccessibleName.all(on: ViewChain(item.chain), index)
      if names.count > 1 { return .leftAlone(item, "it has several names") }
      let configured = icon.imageName.flatMap { context.preferences.titles[$0] }
      let proposal = SymbolProposal(
        context: context, targets: systems.targets, index: index,
        edits: SymbolEdits(file: context.file, layout: layout))
      func naming(_ name: AccessibleName) -> Naming {
        Naming(item: item, icon: icon, name: name, layout: layout, proposal: proposal)
      }
      guard let name = names.first ?? configured.map(AccessibleName.init(literal:)) else {
        return .leftAlone(
          item, "nothing names it, and no title is made up from an image",
          (try? naming(AccessibleName(literal: Blank.mark)).change()).map(Blank.title))
      }
      do throws(Refusal) {
        return .offered(item, try naming(name).change(), isNew: names.isEmpty)
      } catch {
        return .leftAlone(item, error.reason)
      }
    }
  }
}

/// An item, its image and its name on the way to one control with both.
private struct Naming {
  let item: BarItem
  let icon: IconLabel
  let name: AccessibleName
  let layout: Layout
  let proposal: SymbolProposal

  func change() throws(Refusal) -> Change {
    if name.text.contains(where: \.isNewline) {
      throw Refusal("its name runs over several lines")
    }
    let isOnIcon = icon.chain.modifiers.contains { $0.call.id == name.modifier?.call.id }
    let others = icon.chain.modifiers.count - (isOnIcon ? 1 : 0)
    let isResource = name.title?.isResource(proposal.index) ?? false
    var edits: [SourceEdit]
    if others == 0, let symbol = icon.symbol, let title = name.title, !isResource,
      item.kind == .button || item.kind == .menu, let api = item.initializerWithSymbol,
      let form = ControlEdits(item)
    {
      try proposal.require(api)
      edits = form.edits(title: title, symbol: symbol, layout)
    } else {
      try proposal.require(.label)
      edits = icon.edits(
        naming: name, isPlain: name.title.map(proposal.isPlainTitle) ?? false, layout)
    }
    if !isOnIcon, let modifier = name.modifier {
      do {
        let removal = try ModifierRemoval(of: modifier, in: proposal.context.file).edit
        edits.removeAll { removal.offsets.contains($0.offsets.lowerBound) }
        edits.append(removal)
      } catch {
        throw Refusal("its name cannot be taken out of the chain")
      }
    }
    let title =
      name.modifier == nil
      ? "Give the item the title \(name.title?.trimmedDescription ?? name.text)"
      : "Make the name for VoiceOver the title of the item"
    return Change(title, .unsafe, edits: edits)
  }
}

extension Blank {
  /// A change that lacks a title.
  fileprivate static func title(_ change: Change) -> Blank {
    Blank(
      "title", in: change, form: #"[^"\\\r\n]+"#,
      formText: "one line without quotation marks and backslashes")
  }
}

extension Finding {
  /// - Parameter isNew: Whether VoiceOver had no name to read.
  fileprivate static func offered(_ item: BarItem, _ change: Change, isNew: Bool) -> Finding {
    Finding(
      at: item.control, message,
      consequence: """
        the bar shows the image as before, overflow menus show the title beside it, and VoiceOver \
        reads \(isNew ? "the title instead of a name for the image" : "the same name")
        """, change: change)
  }

  fileprivate static func leftAlone(
    _ item: BarItem, _ reason: String, _ blank: Blank? = nil
  ) -> Finding {
    Finding(at: item.control, message, leftAlone: reason, blank: blank)
  }

  private static let message = "a bar item with an image and no title has no name in overflow menus"
}
