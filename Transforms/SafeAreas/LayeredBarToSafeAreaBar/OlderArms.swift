import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// The edits and members that keep the layering where the system has no inset, and pin the bar
/// elsewhere: what both sides need, and the layering itself, move into private members.
struct OlderArms {
  private(set) var edits: [SourceEdit] = []
  private(set) var supports: [Support] = []

  init(
    _ layering: Layering, calling modifier: String, behind check: Check,
    removing removed: [Clearance.Part], names: inout Names, in context: Context
  ) throws(Refusal) {
    guard check.needsNoDirective else { throw Refusal("the check needs an #if around it") }
    guard !layering.hasBackground else {
      throw Refusal("the layer under the content would be written twice")
    }
    let site = layering.candidate.site
    let modifiers = try removed.modifiersOfLayer()
    let shared = modifiers.first?.base ?? layering.content
    let content = try SharedCode(shared, as: "scrollingContent", &names, context)
    let barView = try layering.bar.sharedView()
    let barName = layering.bar.edge == .bottom ? "bottomBar" : "topBar"
    let bar = try SharedCode(barView, as: barName, &names, context)
    let original = try OriginalLayering(
      site, replacing: [(shared, content), (barView, bar)], &names, context)
    supports = [content.support, bar.support, original.support].compactMap { $0 }
    let newer =
      try content.code + layering.content.code(after: shared, without: modifiers)
      + "\n  .\(modifier)(edge: \(layering.bar.edge.code), spacing: 0) { \(bar.code) }"
    edits = try Self.edits(check, newer: newer, older: original.code, at: site, context)
  }

  /// A component of a builder becomes the `if`; any other expression gets a `Group` around it.
  private static func edits(
    _ check: Check, newer: String, older: String, at site: FunctionCallExprSyntax,
    _ context: Context
  ) throws(Refusal) -> [SourceEdit] {
    let expression = ExprSyntax(site)
    if expression.wholeChain.id == expression.id, expression.isStatement {
      return try context.branches(check, replacing: expression, newer: newer, older: older)
    }
    if let targets = context.targets(at: site),
      let refusal = Builder.viewBuilder.refusal(of: check, on: targets)
    {
      throw refusal
    }
    let code = """
      Group {
        if #available(\(check.list)) {
      \(newer.indented(by: 4))
        } else {
      \(older.indented(by: 4))
        }
      }
      """
    let layout = Layout(context.file)
    let start = site.offsets.lowerBound
    return [.replacing(site, with: layout.format(code.withBraces(of: layout), at: start))]
  }
}

/// Code that both sides need: as it is where it is short, else a private member.
private struct SharedCode {
  /// What to write for it, on one line.
  let code: String
  let support: Support?

  init(
    _ view: ExprSyntax, as name: String, _ names: inout Names, _ context: Context
  ) throws(Refusal) {
    let text = String(decoding: context.file.text(of: view), as: UTF8.self)
    if text.contains(where: \.isNewline) || text.count > Self.longest {
      let member = try context.member(name, holding: view, names: &names)
      code = member.reference
      support = member.support
    } else {
      code = text
      support = nil
    }
  }

  /// The number of characters that can be written twice.
  private static let longest = 40
}

/// The layering with references to what is shared, in a private member where it is longer than
/// three lines.
private struct OriginalLayering {
  let code: String
  private(set) var support: Support?

  init(
    _ site: FunctionCallExprSyntax, replacing shared: [(ExprSyntax, SharedCode)],
    _ names: inout Names, _ context: Context
  ) throws(Refusal) {
    let replaced = shared.map { SourceEdit.replacing($0, with: $1.code) }
    let file = context.file
    let layout = Layout(file)
    let base = layout.indentation(at: site.offsets.lowerBound)
    let moves = shared.map(\.0)
    let short = file.text(of: site, applying: replaced, from: base, to: "", unrolling: moves)
    if short.split(whereSeparator: \.isNewline).count <= 3 {
      code = short.withTwoSpaces(insteadOf: layout.unit)
      return
    }
    let member = try context.member("layeredContent", holding: site, names: &names)
    code = member.reference
    // The member has the code unchanged; what is shared becomes a reference there as well.
    let home = site.ancestors.first { $0.is(MemberBlockItemSyntax.self) } ?? Syntax(site)
    let inner = layout.indentation(at: home.offsets.lowerBound) + layout.unit
    let declaration = String(decoding: member.support.edit.replacementBytes, as: UTF8.self)
    guard let range = declaration.firstRange(of: layout.moved(site, from: base, to: inner)) else {
      throw Refusal("the layering cannot be moved into a member of its own")
    }
    let text = file.text(of: site, applying: replaced, from: base, to: inner, unrolling: moves)
    support = Support(
      name: member.support.name,
      edit: SourceEdit(
        member.support.edit.offsets,
        declaration[..<range.lowerBound] + text + declaration[range.upperBound...]))
  }
}

extension SourceFile {
  /// The text of a layering with references in the place of views, moved to another indentation.
  /// Modifiers that were in line with the end of such a view go one level in.
  fileprivate func text(
    of site: FunctionCallExprSyntax, applying edits: [SourceEdit], from old: String,
    to new: String, unrolling views: [ExprSyntax]
  ) -> String {
    var relayout = Relayout(self)
    for edit in edits { relayout.add(edit) }
    for view in views {
      let end = min(view.wholeChain.offsets.upperBound, site.offsets.upperBound)
      let line = relayout.layout.indentation(at: view.offsets.lowerBound)
      guard text(of: view).contains(where: { $0 == 0x0A || $0 == 0x0D }),
        let period = view.parent?.as(MemberAccessExprSyntax.self)?.period,
        relayout.ownIndentation(period) == line, line.hasPrefix(old)
      else { continue }
      relayout.move(
        view.offsets.upperBound..<end, of: site, from: old, to: new + relayout.layout.unit)
    }
    relayout.move(site.offsets, of: site, from: old, to: new)
    return text(of: site, applying: relayout.result)
  }
}

extension [Clearance.Part] {
  /// The modifiers, innermost first, when all are on the layer itself.
  fileprivate func modifiersOfLayer() throws(Refusal) -> [ModifierCall] {
    var modifiers: [ModifierCall] = []
    for part in self {
      guard case .modifier(let modifier) = part.form, part.place.isOnLayer else {
        throw Refusal("the space for the bar lies inside the content, which both sides need")
      }
      modifiers.append(modifier)
    }
    return modifiers.sorted { $0.nameToken.position < $1.nameToken.position }
  }
}

extension PinnedLayer {
  /// The bar without what pushes it to its edge.
  fileprivate func sharedView() throws(Refusal) -> ExprSyntax {
    if let stack {
      guard stack.holdsOneView, let view = views.first, ViewChain(layer).modifiers.isEmpty else {
        throw Refusal("the older side needs the stack around the bar, and the newer one does not")
      }
      return view
    }
    guard let frame else { return layer }
    guard let base = frame.base, frame.arguments.count == 2 else {
      throw Refusal("the older side needs the frame of the bar, and the newer one another")
    }
    return base
  }
}

extension ExprSyntax {
  /// The modifiers behind an inner view, but for some, written with two spaces a level.
  fileprivate func code(
    after inner: ExprSyntax, without removed: [ModifierCall]
  ) throws(Refusal) -> String {
    var code = ""
    for modifier in ViewChain(self).modifiers
    where modifier.nameToken.position >= inner.endPosition
      && !removed.contains(where: { $0.call.id == modifier.call.id })
    {
      let text = modifier.textFromPeriod
      guard !text.contains(where: \.isNewline) else {
        throw Refusal("the modifiers of the content are too long to be written twice")
      }
      code += "\n  " + text
    }
    return code
  }

  /// Whether the expression is a statement of a block.
  fileprivate var isStatement: Bool {
    parent?.is(CodeBlockItemSyntax.self) ?? false
      || parent?.is(ExpressionStmtSyntax.self) ?? false
  }
}

extension ModifierCall {
  /// The modifier without what it is applied to: `.padding(.bottom, 8)`.
  fileprivate var textFromPeriod: String {
    guard let base else { return "" }
    return String(call.trimmedDescription.dropFirst(base.trimmedDescription.count))
      .trimmingPrefix { $0.isWhitespace }.description
  }
}

extension String {
  fileprivate func indented(by spaces: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String(repeating: " ", count: spaces) + $0 }.joined(separator: "\n")
  }

  /// New code with its braces on lines of their own, where a file has them there.
  fileprivate func withBraces(of layout: Layout) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      let indentation = String(line.prefix { $0 == " " })
      var lines = [String(line)]
      if layout.bracesOnOwnLine || layout.elseOnOwnLine, line.hasSuffix("} else {") {
        lines = [indentation + "}", indentation + "else {"]
      }
      guard layout.bracesOnOwnLine, let last = lines.last, last.hasSuffix(" {") else {
        return lines
      }
      return lines.dropLast() + [String(last.dropLast(2)), indentation + "{"]
    }.joined(separator: "\n")
  }

  /// Lines that are indented by a file's unit, as new code is written.
  fileprivate func withTwoSpaces(insteadOf unit: String) -> String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      var rest = line[...]
      var levels = 0
      while rest.hasPrefix(unit) {
        rest = rest.dropFirst(unit.count)
        levels += 1
      }
      return String(repeating: "  ", count: levels) + rest
    }.joined(separator: "\n")
  }
}
