import Availability
import Rewriting
import SwiftSyntax

/// The edits that take a panel out of its layers and put it into a sheet.
struct SheetEdits {
  private(set) var relayout: Relayout
  private let plan: SheetPlan
  private let file: SourceFile
  /// What becomes of the code that the original shows too, where that stays beside the sheet.
  private let shared: [SourceEdit]?
  /// Whether comments may go, since the original keeps them.
  private var isCopy: Bool { shared != nil }

  /// - Parameter shared: What becomes of the code that the original shows too, where that stays beside
  ///   the sheet, with all that it uses; nil where it goes.
  init(
    _ plan: SheetPlan, _ modifiers: [String], sharing shared: [SourceEdit]? = nil,
    in file: SourceFile
  ) throws(Refusal) {
    self.plan = plan
    self.file = file
    self.shared = shared
    relayout = Relayout(file)
    for edit in shared ?? [] where !plan.content.contains(edit.offsets.lowerBound) {
      relayout.add(edit)
    }
    switch plan.layers.form {
    case .stack(let call, let statements):
      var margin = relayout.layout.indentation(at: call.offsets.upperBound)
      if let rest = RemainingLayer(
        of: call, without: statements, isCopy: isCopy, in: file)
      {
        margin = unwrap(rest, of: call)
      } else {
        for statement in statements { relayout.takeOut(statement, withComments: isCopy) }
      }
      let fill = plan.fill.map { "\($0)\(lineEnd)\(margin)." } ?? ""
      let sheet = fill + (try sheet(modifiers, at: margin))
      relayout.add(insertion(of: lineEnd + margin + "." + sheet, behind: call))
    case .overlay(let modifier):
      let outer = relayout.layout.indentation(at: modifier.offsets.lowerBound)
      relayout.add(
        SourceEdit(
          modifier.nameToken.offsets.lowerBound..<modifier.call.offsets.upperBound,
          try sheet(modifiers, at: outer)))
    case .component: throw Refusal("nothing in this file shows the panel")
    }
    if isCopy { return }
    for modifier in plan.kept.modifiers where modifier.tightRange?.lowerBound != placeOfSheet {
      try relayout.takeOut(modifier)
    }
    plan.kept.edit(&relayout, in: plan.content, isInside: false)
    if let use = plan.use {
      if let orphan = use.orphan { relayout.takeOut(orphan) }
    } else {
      for declaration in plan.states + plan.orphans { takeOut(declaration) }
    }
  }

  var edits: [SourceEdit] { relayout.result }

  /// The UTF-8 offset behind the stack.
  private var placeOfSheet: Int? {
    if case .stack(let call, _) = plan.layers.form { call.offsets.upperBound } else { nil }
  }

  /// Puts text behind a stack, in the place of a modifier that goes.
  private func insertion(of text: String, behind call: FunctionCallExprSyntax) -> SourceEdit {
    let end = call.offsets.upperBound
    let next =
      isCopy
      ? nil : plan.kept.modifiers.lazy.compactMap(\.tightRange).first { $0.lowerBound == end }
    return next.map { SourceEdit($0, text) } ?? .insert(text, at: end)
  }

  private var lineEnd: String { relayout.layout.lineEnd(at: plan.layers.place.offsets.lowerBound) }

  /// Puts the layer that is left in the place of the stack.
  /// - Returns: The indentation of the modifiers on it.
  private mutating func unwrap(
    _ rest: RemainingLayer, of call: FunctionCallExprSyntax
  ) -> String {
    let layout = relayout.layout
    let (view, outer) = (rest.view, layout.indentation(at: call.offsets.lowerBound))
    let inner = layout.indentation(at: view.offsets.lowerBound)
    for range in rest.deleted { relayout.add(.delete(range)) }
    relayout.move(view.offsets, of: call, from: inner, to: outer)
    let own = ViewChain(view).modifiers.compactMap(\.period).compactMap(relayout.ownIndentation)
      .first
    let isOneLine = !view.trimmedDescription.contains(where: \.isNewline)
    let margin =
      own.map { outer + $0.dropFirst(inner.count) } ?? outer + (isOneLine ? layout.unit : "")
    let chain = call.withModifiers
    relayout.move(
      call.offsets.upperBound..<chain.offsets.upperBound, of: chain, from: outer, to: margin)
    return margin
  }

  /// `sheet(isPresented: $isShown) { … }` with the panel's text as it is now, at an indentation.
  private func sheet(_ modifiers: [String], at outer: String) throws(Refusal) -> String {
    let unit = relayout.layout.unit
    let inner = outer + unit
    let view = plan.panel.view
    let old = relayout.layout.indentation(at: view.offsets.lowerBound)
    var panel = Relayout(file)
    for edit in shared ?? [] where view.offsets.contains(edit.offsets.lowerBound) {
      panel.add(edit)
    }
    for modifier in plan.panel.removed {
      if isCopy { try panel.takeOut(modifier, ofCopy: view) } else { try panel.takeOut(modifier) }
    }
    if let grabber = plan.panel.grabber { panel.takeOut(grabber, withComments: isCopy) }
    if plan.use == nil, !isCopy {
      plan.kept.edit(&panel, in: view.offsets, isInside: true)
    }
    let content = shared?.first { $0.offsets.lowerBound == plan.content.lowerBound }
    let isFilled =
      plan.use?.fill(
        &panel, plan.panel, from: old, to: inner,
        as: content.map { String(decoding: $0.replacementBytes, as: UTF8.self) }) ?? false
    panel.move(view.offsets, of: view, from: old, to: inner)
    let text = file.text(of: view, applying: panel.result.map { clipped($0, to: view.offsets) })
    let kept = ViewChain(view).modifiers.filter { modifier in
      !plan.panel.removed.contains { $0.call.id == modifier.call.id }
    }
    let own = kept.lazy.compactMap { $0.period.flatMap { panel.ownIndentation($0) } }.first
    let margin: String
    if isFilled {
      margin = inner
    } else if let own, own.hasPrefix(old) {
      margin = inner + own.dropFirst(old.count)
    } else {
      margin = inner + (text.contains(where: \.isNewline) ? "" : unit)
    }
    let lines = modifiers.map { lineEnd + margin + $0 }.joined()
    let parameter = plan.flag.item?.parameter.clause ?? ""
    let call = SheetCall(plan.flag.argument, plan.dismissal, relayout.layout, lineEnd, in: file)
    return
      "\(call.text(at: outer)) {\(parameter)\(lineEnd)\(inner)\(text)\(lines)\(lineEnd)\(outer)}"
  }

  /// An edit that takes the last line of a node takes the line end before it instead of the one
  /// behind it, which is no part of the node.
  private func clipped(_ edit: SourceEdit, to node: Range<Int>) -> SourceEdit {
    guard edit.offsets.upperBound > node.upperBound else { return edit }
    var start = edit.offsets.lowerBound
    while start > node.lowerBound, [0x0A, 0x0D].contains(file.bytes[start - 1]) { start -= 1 }
    return SourceEdit(start..<node.upperBound, edit.replacementBytes)
  }

  /// Takes a member out with its lines, unless a comment speaks of it.
  private mutating func takeOut(_ declaration: Declaration) {
    guard
      let item = declaration.node.as(MemberBlockItemSyntax.self)
        ?? declaration.node.ancestors.lazy.compactMap({ $0.as(MemberBlockItemSyntax.self) }).first,
      item.firstToken(viewMode: .sourceAccurate)?.leadingTrivia.hasComment != true,
      item.lastToken(viewMode: .sourceAccurate)?.trailingTrivia.hasComment != true,
      item.decl.as(VariableDeclSyntax.self).map({ $0.bindings.count == 1 }) ?? true
    else { return }
    let lines = file.lines
    var first = lines.line(of: item.offsets.lowerBound)
    let last = lines.line(of: item.offsets.upperBound)
    func isBlank(_ range: Range<Int>) -> Bool {
      file.bytes[range].allSatisfy { $0 <= UInt8(ascii: " ") }
    }
    guard isBlank(lines.range(ofLine: first).lowerBound..<item.offsets.lowerBound),
      isBlank(item.offsets.upperBound..<lines.range(ofLine: last).upperBound)
    else { return }
    func isBlank(line: Int) -> Bool { isBlank(lines.range(ofLine: line)) }
    func startsWithBrace(_ line: Int) -> Bool {
      file.bytes[lines.range(ofLine: line)].first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "}")
    }
    if first > 1, isBlank(line: first - 1), last < lines.starts.count,
      isBlank(line: last + 1) || startsWithBrace(last + 1)
    {
      first -= 1
    }
    relayout.add(
      .delete(lines.range(ofLine: first).lowerBound..<lines.range(ofLine: last).upperBound))
  }
}
