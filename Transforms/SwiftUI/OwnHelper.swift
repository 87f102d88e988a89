import Availability
import Rewriting
import SwiftSyntax

extension Context {
  /// A helper as `use` gives it, or the one that an earlier run of the transform brought along, which
  /// is told by its text.
  func useOnce(
    _ helper: ViewHelper, at node: some SyntaxProtocol
  ) throws(Refusal) -> (name: String, supports: [Support]) {
    let use = try use(helper, at: node)
    guard use.name != helper.name, let support = use.supports.first else {
      return (use.name, use.supports)
    }
    let declaration = String(decoding: support.edit.replacementBytes, as: UTF8.self)
      .replacing("func \(use.name)", with: "func \(helper.name)").withoutWhiteSpace
    let isThere = String(decoding: file.bytes, as: UTF8.self).withoutWhiteSpace
      .contains(declaration)
    return isThere ? (helper.name, []) : (use.name, use.supports)
  }
}

extension String {
  fileprivate var withoutWhiteSpace: String { filter { !$0.isWhitespace } }
}
