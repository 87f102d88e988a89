import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// The change for paddings by hand that go together.
struct InsetRewrite {
  let paddings: [ManualInsetPadding]
  /// What makes them necessary; nil where nothing in the file does.
  let ignoring: SafeAreaIgnoring?
  let endsInFile: Bool
  /// What lets decoration go on reaching the edges.
  let decoration: [SourceEdit]
  let uses: ProxyUses
  let context: Context
  let index: DeclarationIndex

  private var file: SourceFile { context.file }

  private var edges: EdgeSet { paddings.reduce(into: EdgeSet()) { $0.formUnion($1.edges) } }

  func finding(_ fallback: Fallback) throws(Refusal) -> Finding {
    // Without a margin nothing is left that needs an API.
    guard paddings.contains(where: \.hasMargin) else { return .removable(self, try removal()) }
    let padding = try APICall(
      .safeAreaPadding, or: .safeAreaPaddingOrInset, fallback, at: uses.reader, in: context)
    return padding.isPlain
      ? .replaceable(self, try removal(), supports: [], helper: nil)
      : try guarded(padding.name)
  }

  /// The edits without a check.
  private func removal() throws(Refusal) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    for padding in paddings { edits += try plainEdits(of: padding) }
    if let ignoring, let ignored = ignoring.edges {
      let rest = ignored.subtracting(edges)
      edits += rest.isEmpty ? [try taken(ignoring.modifier)] : ignoring.keeping(rest)
      edits += decoration
    }
    let ranges = paddings.flatMap { $0.parts.map(\.amount.offsets) }
    guard uses.other == nil, uses.inset(at: .all, outside: ranges) == nil else { return edits }
    return uses.unwrapped(in: file, with: edits, index: index)
      ?? edits + uses.withoutProxy(in: file)
  }

  private func plainEdits(
    of padding: ManualInsetPadding
  ) throws(Refusal) -> [SourceEdit] {
    let modifier = padding.call.modifier
    if !padding.hasMargin {
      guard case .insets = padding.call.amount else { return [try taken(modifier)] }
      return padding.parts.map { .replacing($0.amount, with: "0") }
    }
    return [.replacing(modifier.nameToken, with: API.safeAreaPadding.baseName)]
      + padding.parts.flatMap { $0.margin ?? [.replacing($0.amount, with: "0")] }
  }

  private func taken(_ modifier: ModifierCall) throws(Refusal) -> SourceEdit {
    do { return try ModifierRemoval(of: modifier, in: file).edit } catch {
      switch error {
      case .wholeClause: throw Refusal("\(modifier.name) is all that stands in an #if")
      case .commentInside: throw Refusal("a comment inside \(modifier.name) would be lost")
      }
    }
  }

  /// The edits with a check, in helpers: the older side still pads by hand.
  private func guarded(_ name: String) throws(Refusal) -> Finding {
    var edits: [SourceEdit] = []
    var supports: [Support] = []
    for padding in paddings {
      let modifier = padding.call.modifier
      let helper: ViewHelper
      if case .insets(let insets) = padding.call.amount {
        helper = .safeAreaPaddingOrInsets
        let margins = insets.map { inset in
          let part = padding.parts.first { $0.amount.id == inset.length.id }
          let length = part.map { $0.margin == nil ? "0" : file.text(of: $0.amount, $0.margin) }
          return (inset.edge.name, length ?? file.text(of: inset.length, nil))
        }
        guard let first = modifier.arguments.first else { continue }
        let text = margins.map { "\($0.0): \($0.1)" }.joined(separator: ", ")
        let start = first.offsets.lowerBound
        let layout = Layout(file)
        let lineEnd = layout.lineEnd(at: start) + layout.indentation(at: start) + layout.unit
        edits.append(
          .insert("\(lineEnd)EdgeInsets(\(text)),\(lineEnd)withInsets: ", at: start))
      } else if case .value = padding.call.amount {
        throw Refusal("insets without margins are padded beside others with them")
      } else {
        helper = .safeAreaPaddingOrInset
        guard let part = padding.parts.first else { continue }
        edits += part.margin ?? [.replacing(part.amount, with: "0")]
        let inset = file.text(of: part.inset, nil)
        edits.append(.insert(", inset: \(inset)", at: part.amount.offsets.upperBound))
      }
      let use = try context.use(helper, at: modifier.call)
      edits.append(.replacing(modifier.nameToken, with: use.name))
      supports += use.supports
    }
    if let ignoring {
      let use = try context.use(.ignoresSafeAreaUnlessPadded, at: ignoring.modifier.call)
      edits += ignoring.calling(use.name, padded: edges) + decoration
      supports += use.supports
    }
    return .replaceable(self, edits, supports: supports, helper: name)
  }
}

extension SafeAreaIgnoring {
  /// The edits that call a helper with one more argument.
  fileprivate func calling(_ name: String, padded edges: EdgeSet) -> [SourceEdit] {
    let arguments = modifier.arguments
    var edits: [SourceEdit] = [.replacing(modifier.nameToken, with: name)]
    if modifier.name == "edgesIgnoringSafeArea", let first = arguments.first {
      edits.append(.insert("edges: ", at: first.offsets.lowerBound))
    }
    if let last = arguments.last {
      edits.append(.insert(", padded: \(edges.code)", at: last.expression.offsets.upperBound))
    } else if let left = modifier.call.leftParen {
      edits.append(.insert("padded: \(edges.code)", at: left.offsets.upperBound))
    }
    return edits
  }
}

extension EdgeSet {
  /// The label of one edge in `EdgeInsets`.
  fileprivate var name: String { String(code.dropFirst()) }
}

extension SourceFile {
  /// The text of an expression with some of it taken out.
  fileprivate func text(of expression: ExprSyntax, _ edits: [SourceEdit]?) -> String {
    let range = expression.offsets
    var text: [UInt8] = []
    var copied = range.lowerBound
    for edit in edits ?? [] {
      text += bytes[copied..<edit.offsets.lowerBound]
      text += edit.replacementBytes
      copied = edit.offsets.upperBound
    }
    return String(decoding: text + bytes[copied..<range.upperBound], as: UTF8.self)
  }
}
