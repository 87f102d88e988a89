import Availability
import Platforms
import Rewriting
import SwiftSyntax

extension PanelPlan {
  /// What takes the place of the stack, or of the choice around it.
  private var site: ExprSyntax {
    if case .arms(let choice)? = narrow?.form { return ExprSyntax(choice) }
    return ExprSyntax(column.stack)
  }

  /// - Parameter helpers: Those that the changes of the file bring along so far.
  func change(
    _ fallback: Fallback, _ helpers: inout [ViewHelper], in context: Context
  ) throws(Refusal) -> Change {
    switch fallback {
    case .refuse(let reason): throw Refusal(reason)
    case .plain, .settled:
      let own = ["inspector", "inspectorColumnWidth"]
      if let name = own.first(where: { context.file.declaresFunction(named: $0) }) {
        throw Refusal("the file declares a method \(name) of its own")
      }
      return Change("Show the panel in an inspector", .unsafe, edits: try plainEdits(in: context))
    case .check(let check):
      switch narrow?.form {
      case nil: return try helped(&helpers, in: context)
      case .arms(let choice): return try chosen(check, before: choice, in: context)
      case .sheet:
        throw Refusal(
          "below iOS 17 the sheet would have to stay, and beside the inspector it must not")
      }
    }
  }

  private func plainEdits(in context: Context) throws(Refusal) -> [SourceEdit] {
    let text = PanelText(self, site, in: context.file)
    let code = try text.content()
    let closure = try text.closure(
      ".inspector(isPresented: \(binding)) {", ending: ".inspectorColumnWidth(\(width.arguments))")
    let replaced = [SourceEdit.replacing(site, with: code + closure)] + (try text.editsElsewhere())
    guard case .sheet(let sheet)? = narrow?.form else { return replaced + text.movesBehindSite }
    let removal: SourceEdit
    do { removal = try ModifierRemoval(of: sheet.modifier, in: context.file).edit } catch {
      throw Refusal("the sheet cannot be taken out of its chain")
    }
    let moves = text.movesBehindSite.filter { !removal.offsets.overlaps($0.offsets) }
    return replaced + [removal] + moves
  }

  /// A helper has the column where the system has no inspector.
  private func helped(
    _ helpers: inout [ViewHelper], in context: Context
  ) throws(Refusal) -> Change {
    let text = PanelText(self, site, in: context.file)
    var helper = try ViewHelper.inspectorOrColumn(self)
    if let known = helpers.first(where: { $0.older == helper.older }) {
      helper = known
    } else {
      // Two columns of one file that differ need two helpers.
      if !helpers.isEmpty { helper.name += String(helpers.count + 1) }
      helpers.append(helper)
    }
    let use = try context.useOnce(helper, at: site)
    let code = try text.content()
    let closure = try text.closure(
      ".\(use.name)(isPresented: \(binding), \(width.labeledArguments)) {", ending: nil)
    return Change(
      "Show the panel in an inspector where the system has one, through \(use.name)", .unsafe,
      edits: [.replacing(site, with: code + closure)] + text.movesBehindSite
        + (try text.editsElsewhere()),
      supports: use.supports)
  }

  /// The choice by size class stays behind an `else`; what both need is written twice where it is
  /// short, and moves into a private member where it is not.
  private func chosen(
    _ check: Check, before choice: IfExprSyntax, in context: Context
  ) throws(Refusal) -> Change {
    guard check.needsNoDirective else { throw Refusal("the check needs an #if around it") }
    if let targets = context.targets(at: choice),
      let refusal = Builder.viewBuilder.refusal(of: check, on: targets)
    {
      throw refusal
    }
    guard frameElsewhere == nil else {
      throw Refusal("the older column needs its frame, which another member has")
    }
    guard !isDrawnByWidth, let narrow, let twin = narrow.content else {
      throw Refusal("modifiers outside of its frame would be written twice")
    }
    let file = context.file
    guard Relayout(file).ownIndentation(choice) != nil else {
      throw Refusal("the choice starts in the middle of a line")
    }
    var names = Names(file)
    let inner = removed.first?.base ?? column.panel
    let twinPanel = narrow.presentation.first?.base ?? narrow.panel
    let beside = try SharedView(content, and: twin, as: "content", &names, context)
    let panel = try SharedView(inner, and: twinPanel, as: "panel", &names, context)
    let last =
      narrow.presentation.map(\.codeFromPeriod)
      + [".inspectorColumnWidth(\(width.arguments))"]
    guard !last.contains(where: { $0.contains(where: \.isNewline) }) else {
      throw Refusal("the modifiers of the sheet are too long to be written twice")
    }
    let newer = """
      if #available(\(check.list)) {
        \(beside.code)
          .inspector(isPresented: \(binding)) {
            \(panel.code)
      \(last.map { "        " + $0 }.joined(separator: "\n"))
          }
      }
      """
    let layout = Layout(file)
    let start = choice.offsets.lowerBound
    let gap =
      layout.elseOnOwnLine || layout.bracesOnOwnLine
      ? layout.lineEnd(at: start) + layout.indentation(at: start) : " "
    return Change(
      "Show the panel in an inspector where the system has one", .unsafe,
      edits: [.insert(layout.format(newer, at: start) + gap + "else ", at: start)] + beside.edits
        + panel.edits,
      supports: beside.supports + panel.supports)
  }
}

/// A view that is written in two places and is needed in a third.
private struct SharedView {
  /// What to write for it.
  let code: String
  var edits: [SourceEdit] = []
  var supports: [Support] = []

  init(
    _ view: ExprSyntax, and twin: ExprSyntax, as name: String, _ names: inout Names,
    _ context: Context
  ) throws(Refusal) {
    let text = String(decoding: context.file.text(of: view), as: UTF8.self)
    guard text.contains(where: \.isNewline) || text.count > Self.longest else {
      code = text
      return
    }
    let member = try context.member(name, holding: view, names: &names)
    code = member.reference
    var relayout = Relayout(context.file)
    for place in [view, twin] {
      relayout.add(.replacing(place, with: code))
      relayout.moveModifiers(behind: place)
    }
    edits = relayout.result
    supports = [member.support]
  }

  /// The number of characters that can be written once more.
  private static let longest = 60
}

extension Relayout {
  /// Moves the modifiers that were in line with the end of a view one level in, for a view that
  /// becomes a name.
  fileprivate mutating func moveModifiers(behind view: ExprSyntax) {
    let line = layout.indentation(at: view.offsets.lowerBound)
    let whole = view.wholeChain
    guard let period = view.parent?.as(MemberAccessExprSyntax.self)?.period,
      ownIndentation(period) == line
    else { return }
    move(
      view.offsets.upperBound..<whole.offsets.upperBound, of: whole, from: line,
      to: line + layout.unit)
  }
}

extension PanelWidth {
  /// The arguments of `inspectorColumnWidth`.
  var arguments: String {
    switch self {
    case .fixed(_, let length): length.trimmedDescription
    case .range: labeledArguments
    case .open: ""
    }
  }

  /// The arguments with labels, as the helper takes them.
  var labeledArguments: String {
    switch self {
    case .fixed(_, let length): "width: \(length.trimmedDescription)"
    case .range(_, let min, let ideal, let max):
      [("min", min), ("ideal", ideal), ("max", max)].compactMap { label, length in
        length.map { "\(label): \($0.trimmedDescription)" }
      }.joined(separator: ", ")
    case .open: ""
    }
  }
}

extension ModifierCall {
  /// The modifier without what it is applied to: `.padding(.bottom, 8)`.
  var codeFromPeriod: String {
    guard let base else { return call.trimmedDescription }
    return String(call.trimmedDescription.dropFirst(base.trimmedDescription.count))
      .trimmingPrefix { $0.isWhitespace }.description
  }
}
