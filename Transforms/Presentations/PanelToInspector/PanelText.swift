import Availability
import Rewriting
import SwiftSyntax

/// The code of an inspector, laid out for the place of a stack.
struct PanelText {
  private let plan: PanelPlan
  private let site: ExprSyntax
  private let file: SourceFile
  private let layout: Layout
  private let lineEnd: String
  /// The indentation of the line on which the site starts.
  private let base: String

  init(_ plan: PanelPlan, _ site: ExprSyntax, in file: SourceFile) {
    self.plan = plan
    self.site = site
    self.file = file
    layout = Layout(file)
    lineEnd = layout.lineEnd(at: site.offsets.lowerBound)
    base = layout.indentation(at: site.offsets.lowerBound)
  }

  /// The indentation of the modifier that shows the panel.
  private var modifierIndentation: String {
    let content = plan.content
    let own = layout.indentation(at: content.offsets.lowerBound)
    if let period = ViewChain(content).modifiers.last?.period,
      let indentation = Relayout(file).ownIndentation(period), indentation.hasPrefix(own)
    {
      return base + indentation.dropFirst(own.count)
    }
    return lineCount(of: content) > 1 ? base : base + layout.unit
  }

  /// The UTF-8 offsets that a stack loses which stays: from the last view of it to the end of the
  /// panel; nil where the stack goes.
  private var cut: Range<Int>? {
    plan.lastKept.map {
      Relayout(file).end(withComment: $0)..<plan.column.choice.offsets.upperBound
    }
  }

  /// What is beside the panel, with the comments above it and behind it.
  func content() throws(Refusal) -> String {
    let content = plan.content
    if let cut { return file.text(of: content, applying: [.delete(cut)]) }
    let comments = content.firstToken(viewMode: .sourceAccurate)?.leadingTrivia.comments ?? []
    if !comments.isEmpty, Relayout(file).ownIndentation(site) == nil {
      throw Refusal("a comment stands where the stack starts")
    }
    let own = layout.indentation(at: content.offsets.lowerBound)
    let trailing = content.lastToken(viewMode: .sourceAccurate)?.trailingTrivia.comments ?? []
    return comments.map { $0 + lineEnd + base }.joined()
      + layout.moved(content, from: own, to: base)
      + trailing.map { "  " + $0 }.joined()
  }

  /// The modifier that shows the panel, from its line end to its brace.
  /// - Parameter ending: The last modifier of the panel.
  func closure(_ start: String, ending: String?) throws(Refusal) -> String {
    let outer = modifierIndentation
    let inner = outer + layout.unit
    var lines = otherComments.map { inner + $0 }
    lines.append(inner + (try panel(at: inner)))
    let last = panelModifierIndentation(inner)
    lines += (plan.narrow?.presentation ?? []).map { last + $0.codeFromPeriod }
    if let ending { lines.append(last + ending) }
    let opened =
      layout.bracesOnOwnLine ? start.dropLast(2) + lineEnd + outer + "{" : start[...]
    return lineEnd + outer + opened + lineEnd + lines.joined(separator: lineEnd) + lineEnd + outer
      + "}"
  }

  /// The panel without what goes, indented for a place.
  private func panel(at indentation: String) throws(Refusal) -> String {
    let panel = plan.column.panel
    var relayout = Relayout(file)
    for modifier in plan.removed {
      if modifier.call.id == plan.width.frame.call.id {
        try loosen(modifier, &relayout)
      } else {
        try relayout.takeOut(modifier)
      }
    }
    let own = layout.indentation(at: panel.offsets.lowerBound)
    relayout.move(panel.offsets, of: panel, from: own, to: indentation)
    return file.text(of: panel, applying: relayout.result)
  }

  /// The edits of a frame in another member of the file.
  func editsElsewhere() throws(Refusal) -> [SourceEdit] {
    guard let frame = plan.frameElsewhere else { return [] }
    var relayout = Relayout(file)
    try loosen(frame, &relayout)
    return relayout.result
  }

  /// Takes the frame of the panel out, but for what it says about more than its width.
  private func loosen(_ frame: ModifierCall, _ relayout: inout Relayout) throws(Refusal) {
    guard plan.isDrawnByWidth || isTaller(frame), let left = frame.call.leftParen,
      let right = frame.call.rightParen
    else { return try relayout.takeOut(frame) }
    relayout.add(
      SourceEdit(left.offsets.upperBound..<right.offsets.lowerBound, remainingFrame(frame)))
  }

  /// Whether a frame also says something about the height.
  private func isTaller(_ frame: ModifierCall) -> Bool { frame.argument("maxHeight") != nil }

  /// The arguments of the frame that stays: as wide as the column where something is drawn by it, as
  /// high as it was.
  private func remainingFrame(_ frame: ModifierCall) -> String {
    let width = plan.isDrawnByWidth ? ["maxWidth: .infinity"] : []
    let others = frame.arguments.filter { ["maxHeight", "alignment"].contains($0.label?.text) }
      .map { "\($0.label?.text ?? ""): \($0.expression.trimmedDescription)" }
    return (width + others).joined(separator: ", ")
  }

  private func panelModifierIndentation(_ inner: String) -> String {
    let panel = plan.column.panel
    let chain = ViewChain(panel)
    let own = layout.indentation(at: panel.offsets.lowerBound)
    if let period = chain.modifiers.last?.period,
      let indentation = Relayout(file).ownIndentation(period), indentation.hasPrefix(own)
    {
      return inner + indentation.dropFirst(own.count)
    }
    return lineCount(of: chain.root) > 1 ? inner : inner + layout.unit
  }

  /// The comments of the site that stand neither in the content nor in the panel, nor at them.
  private var otherComments: [String] {
    let kept = cut == nil ? [plan.content, plan.column.panel] : [plan.column.panel]
    return site.tokens(viewMode: .sourceAccurate).flatMap { token -> [String] in
      if let cut, !cut.contains(token.offsets.lowerBound) { return [] }
      if token.position == site.position { return token.trailingTrivia.comments }
      var comments: [String] = []
      let isFirst = kept.contains { $0.firstToken(viewMode: .sourceAccurate) == token }
      let isLast = kept.contains { $0.lastToken(viewMode: .sourceAccurate) == token }
      let isInside = kept.contains { $0.range.contains(token.position) }
      if !isInside || isFirst && token.position == plan.column.panel.position {
        comments += token.leadingTrivia.comments
      }
      if !isInside && token.endPosition != site.endPosition
        || isLast && token.endPosition == plan.column.panel.endPosition
      {
        comments += token.trailingTrivia.comments
      }
      return comments
    }
  }

  /// The lines behind the site that follow the modifier, whose indentation has changed.
  var movesBehindSite: [SourceEdit] {
    let whole = site.wholeChain
    guard whole.id != site.id, let period = site.parent?.as(MemberAccessExprSyntax.self)?.period,
      let old = Relayout(file).ownIndentation(period)
    else { return [] }
    var relayout = Relayout(file)
    relayout.move(
      site.offsets.upperBound..<whole.offsets.upperBound, of: whole, from: old,
      to: modifierIndentation)
    return relayout.result.filter { $0.offsets.lowerBound >= site.offsets.upperBound }
  }

  private func lineCount(of node: some SyntaxProtocol) -> Int {
    file.lines.line(of: node.offsets.upperBound) - file.lines.line(of: node.offsets.lowerBound) + 1
  }
}
