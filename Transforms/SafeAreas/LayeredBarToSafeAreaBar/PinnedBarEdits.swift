import Availability
import Rewriting
import SwiftSyntax

/// The edits after which the content of a layering has the bar as an inset.
struct PinnedBarEdits {
  let layering: Layering
  /// The modifier that takes the bar: `safeAreaBar`, or a helper for it.
  let modifier: String
  /// The modifiers and statements that kept space free.
  let removed: [Clearance.Part]
  /// The padding of the bar that goes.
  let padding: ModifierCall?
  private(set) var relayout: Relayout

  init(
    _ layering: Layering, calling modifier: String, removing removed: [Clearance.Part],
    padding: ModifierCall?, in file: SourceFile
  ) throws(Refusal) {
    self.layering = layering
    self.modifier = modifier
    self.removed = removed
    self.padding = padding
    relayout = Relayout(file)
    switch layering.candidate.form {
    case .stack(let closure): try takeApart(closure)
    case .overlay(let overlay, _): try rewrite(overlay)
    }
  }

  /// Disjoint.
  var edits: [SourceEdit] { relayout.result }

  private var layout: Layout { relayout.layout }
  private var arguments: String { "edge: \(layering.bar.edge.code), spacing: 0" }

  /// What opens a closure at the end of a line with an indentation.
  private func brace(_ indentation: String, _ lineEnd: String) -> String {
    layout.bracesOnOwnLine ? lineEnd + indentation + "{" : " {"
  }

  /// What keeps space free and goes, but for modifiers that other edits take along.
  private mutating func takeOutClearance(except taken: Set<SyntaxIdentifier>) throws(Refusal) {
    for part in removed {
      switch part.form {
      case .modifier(let modifier) where taken.contains(modifier.call.id): break
      case .modifier(let modifier): try relayout.takeOut(modifier)
      case .statement(let statement): relayout.takeOut(statement)
      case .amount(let amount, let rest): relayout.add(.replacing(amount, with: rest))
      }
    }
  }
}

// A `ZStack`.
extension PinnedBarEdits {
  /// Takes the layers apart; where a background remains, the stack stays.
  private mutating func takeApart(_ closure: ClosureExprSyntax) throws(Refusal) {
    let site = layering.candidate.site
    let content = layering.content
    let bar = layering.bar.layer
    guard let inner = relayout.ownIndentation(content), relayout.ownIndentation(bar) == inner,
      relayout.ownIndentation(closure.rightBrace) != nil
    else { throw Refusal("the layers do not stand on lines of their own") }
    let outer = layout.indentation(at: site.offsets.lowerBound)
    let base = layering.hasBackground ? inner : outer
    let margin = base + modifierIndentation(of: content, from: inner)
    let end = layout.lineEnd(at: site.offsets.lowerBound)
    let gap = Gap(between: content, and: bar, removed, relayout)
    let start =
      closure.leftBrace.trailingCommentStart
      ?? relayout.start(withComments: content, after: closure.leftBrace.offsets.upperBound)
    if !layering.hasBackground {
      guard relayout.ownIndentation(site) != nil || start == content.offsets.lowerBound else {
        throw Refusal("a comment stands where the stack starts")
      }
      relayout.add(.delete(site.offsets.lowerBound..<start))
      relayout.move(start..<gap.range.lowerBound, of: site, from: inner, to: base)
    }
    relayout.add(
      SourceEdit(
        gap.range,
        (gap.startsLine ? "" : end + margin)
          + ".\(modifier)(\(arguments))\(brace(margin, end))\(end)\(margin)\(layout.unit)"))
    try takeOutStack(to: margin + layout.unit)
    relayout.move(
      gap.range.upperBound..<closure.rightBrace.offsets.lowerBound, of: site, from: inner,
      to: margin + layout.unit)
    if layering.hasBackground {
      relayout.add(.insert(end + margin + "}", at: relayout.end(withComment: bar)))
    } else {
      close(site, closure, from: outer, to: margin)
    }
    try takeOutClearance(except: gap.taken)
  }

  /// Makes the end of the stack the end of the modifier's closure, and moves the modifiers on the
  /// stack along.
  private mutating func close(
    _ site: FunctionCallExprSyntax, _ closure: ClosureExprSyntax, from outer: String,
    to margin: String
  ) {
    let brace = closure.rightBrace.offsets
    if brace.upperBound < site.offsets.upperBound {
      relayout.add(.delete(brace.upperBound..<site.offsets.upperBound))
    }
    guard outer != margin else { return }
    let line = brace.lowerBound - layout.indentation(at: brace.lowerBound).utf8.count
    relayout.add(SourceEdit(line..<brace.lowerBound, margin))
    let chain = site.wholeChain
    relayout.move(
      site.offsets.upperBound..<chain.offsets.upperBound, of: chain, from: outer, to: margin)
  }

  /// What the modifiers of the content have in front, after the indentation of the content.
  private func modifierIndentation(of content: ExprSyntax, from inner: String) -> String {
    let own = ViewChain(content).modifiers.lazy.compactMap { modifier in
      modifier.period.flatMap { relayout.ownIndentation($0) }
    }.first
    if let own, own.hasPrefix(inner) { return String(own.dropFirst(inner.count)) }
    let lines = relayout.file.lines
    let isOneLine =
      lines.line(of: content.offsets.lowerBound) == lines.line(of: content.offsets.upperBound)
    return isOneLine ? layout.unit : ""
  }
}

// An overlay.
extension PinnedBarEdits {
  private mutating func rewrite(_ overlay: ModifierCall) throws(Refusal) {
    relayout.add(.replacing(overlay.nameToken, with: modifier))
    if let argument = layering.candidate.argument {
      try wrap(argument, of: overlay)
    } else {
      pass(to: overlay)
      let target = layout.indentation(at: layering.bar.layer.offsets.lowerBound)
      try takeOutStack(to: target)
    }
    try takeOutClearance(except: [])
  }

  /// Names the edge where the alignment stood.
  private mutating func pass(to overlay: ModifierCall) {
    if let alignment = overlay.argument("alignment") {
      let colon = alignment.expression.offsets.upperBound
      relayout.add(SourceEdit(alignment.offsets.lowerBound..<colon, arguments))
    } else if let parenthesis = overlay.call.leftParen {
      let rest = overlay.arguments.isEmpty ? "" : ", "
      relayout.add(.insert(arguments + rest, at: parenthesis.offsets.upperBound))
    } else {
      relayout.add(.insert("(\(arguments))", at: overlay.nameToken.offsets.upperBound))
    }
  }

  /// Puts the argument of an older overlay into a closure.
  private mutating func wrap(_ argument: ExprSyntax, of overlay: ModifierCall) throws(Refusal) {
    guard let left = overlay.call.leftParen, let right = overlay.call.rightParen else { return }
    let lines = relayout.file.lines
    let outer = layout.indentation(at: left.offsets.lowerBound)
    let end = layout.lineEnd(at: left.offsets.lowerBound)
    let last = lines.line(of: argument.offsets.upperBound)
    let isOneLine =
      lines.line(of: left.offsets.lowerBound) == lines.line(of: right.offsets.lowerBound)
    let target = outer + layout.unit
    let header = "(\(arguments))" + (isOneLine ? " {" : brace(outer, end))
    var start = left.offsets.upperBound
    if let own = relayout.ownIndentation(argument) {
      relayout.add(SourceEdit(left.offsets, header))
      try takeOutStack(to: target)
      relayout.move(start..<argument.offsets.upperBound, of: overlay.call, from: own, to: target)
    } else {
      start = relayout.start(withComments: argument, after: start)
      relayout.add(
        SourceEdit(
          left.offsets.lowerBound..<start, header + (isOneLine ? " " : end + target)))
      try takeOutStack(to: target)
      let inner = (lines.line(of: argument.offsets.lowerBound)..<last).map {
        layout.indentation(at: lines.range(ofLine: $0 + 1).lowerBound)
      }.min { $0.utf8.count < $1.utf8.count }
      relayout.move(
        start..<argument.offsets.upperBound, of: overlay.call, from: inner ?? outer, to: target)
    }
    let stop = relayout.end(withComment: argument)
    relayout.add(
      SourceEdit(stop..<right.offsets.upperBound, isOneLine ? " }" : "\(end)\(outer)}"))
  }
}

// The stack that pushed the bar to its edge.
extension PinnedBarEdits {
  /// Takes out what pushed the bar to its edge, and the padding that goes.
  private mutating func takeOutStack(to target: String) throws(Refusal) {
    if let padding { try relayout.takeOut(padding) }
    if let frame = layering.bar.frame { try takeOut(frame) }
    guard let stack = layering.bar.stack else { return }
    guard stack.holdsOneView, let view = stack.rest.first else {
      return relayout.takeOut(stack.spacer)
    }
    let limit =
      stack.edge == .bottom
      ? stack.spacer.offsets.upperBound
      : stack.closure.leftBrace.offsets.upperBound
    let start = relayout.start(withComments: view, after: limit)
    let stop = relayout.end(withComment: view)
    relayout.add(.delete(stack.call.offsets.lowerBound..<start))
    relayout.add(.delete(stop..<stack.call.offsets.upperBound))
    let inner = layout.indentation(at: view.offsets.lowerBound)
    relayout.move(start..<stop, of: stack.call, from: inner, to: target)
    // The modifiers of the stack go in line with those of the view.
    guard let expression = view.view else { return }
    relayout.move(
      stack.call.offsets.upperBound..<layering.bar.layer.offsets.upperBound,
      of: layering.bar.layer, from: layout.indentation(at: stack.call.offsets.lowerBound),
      to: target + modifierIndentation(of: expression, from: inner))
  }

  /// Takes the height out of a frame, and the frame if nothing else is in it.
  private mutating func takeOut(_ frame: ModifierCall) throws(Refusal) {
    let others = Array(frame.arguments).filter {
      !["maxHeight", "alignment"].contains($0.label?.text)
    }
    guard others.count > 0, let left = frame.call.leftParen, let right = frame.call.rightParen
    else { return try relayout.takeOut(frame) }
    var kept = others.map { "\($0.label?.text ?? ""): \($0.expression.trimmedDescription)" }
    switch layering.bar.horizontal {
    case .center: break
    case .leading: kept.append("alignment: .leading")
    case .trailing: kept.append("alignment: .trailing")
    }
    relayout.add(
      SourceEdit(
        left.offsets.upperBound..<right.offsets.lowerBound, kept.joined(separator: ", ")))
  }
}
