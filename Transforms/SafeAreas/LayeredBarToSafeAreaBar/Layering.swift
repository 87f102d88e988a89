import Rewriting
import SwiftSyntax

/// A view that scrolls, and a bar that lies over one edge of it.
struct Layering {
  let candidate: LayeringCandidate
  let content: ExprSyntax
  /// What the content turned out to be.
  let kind: LayerContent
  let bar: PinnedLayer
  let role: ContentRole
  /// Whether layers lie under the content.
  let hasBackground: Bool
}

/// One place that may be a layering, before anybody asks what its views are.
struct LayeringCandidate {
  enum Form {
    case stack(ClosureExprSyntax)
    case overlay(ModifierCall, base: ExprSyntax)
  }

  let form: Form
  /// The call of `ZStack` or `overlay`.
  let site: FunctionCallExprSyntax
  /// The token that names it.
  let name: TokenSyntax
  /// Nil where it is not written out.
  let alignment: PinnedAlignment?
  /// The layers from the bottom up; of an overlay, only what is laid over.
  let layers: [CodeBlockItemSyntax]
  /// What an overlay is given as an argument.
  let argument: ExprSyntax?

  /// Every `ZStack` and `overlay` of a file, in source order.
  static func all(in file: SourceFile) -> [LayeringCandidate] {
    file.calls { $0.calledName == "ZStack" || ModifierCall($0)?.name == "overlay" }
      .compactMap { stack($0) ?? overlay($0) }
      .sorted { $0.name.position < $1.name.position }
  }

  private static func stack(_ call: FunctionCallExprSyntax) -> LayeringCandidate? {
    guard call.calledName == "ZStack", let closure = call.onlyClosure, closure.signature == nil,
      let name = call.calledExpression.lastToken(viewMode: .sourceAccurate)
    else { return nil }
    let alignment = call.arguments.first { $0.label?.text == "alignment" }
    return LayeringCandidate(
      form: .stack(closure), site: call, name: name,
      alignment: alignment.map { PinnedAlignment($0.expression) } ?? .center,
      layers: Array(closure.statements), argument: nil)
  }

  private static func overlay(_ call: FunctionCallExprSyntax) -> LayeringCandidate? {
    guard let modifier = ModifierCall(call), let base = modifier.base else { return nil }
    let labels = Set(call.arguments.compactMap { $0.label?.text })
    guard call.additionalTrailingClosures.isEmpty, labels.isSubset(of: ["alignment", "content"])
    else { return nil }
    let closure = call.onlyClosure
    let argument = modifier.argument(nil)?.expression
    guard closure?.signature == nil, closure != nil || argument != nil else { return nil }
    let alignment = modifier.argument("alignment")
    return LayeringCandidate(
      form: .overlay(modifier, base: base), site: call, name: modifier.nameToken,
      alignment: alignment.map { PinnedAlignment($0.expression) } ?? .center,
      layers: closure.map { Array($0.statements) } ?? [],
      argument: closure == nil ? argument : nil)
  }
}
