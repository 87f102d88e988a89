import Rewriting
import SwiftSyntax

extension Documentation {
  fileprivate static let none = Documentation(
    title: "", why: "", example: Example(before: "", after: ""), leftAlone: [], safety: "",
    availability: "", sources: [], levels: [])
}

/// Finds every use of a name and offers what a closure says.
private func uses(
  of name: String, in context: Context, _ finding: (DeclReferenceExprSyntax) -> Finding
) -> [Finding] {
  context.file.tree.tokens(viewMode: .sourceAccurate)
    .filter { $0.text == name }
    .compactMap { $0.parent?.as(DeclReferenceExprSyntax.self) }.map(finding)
}

/// Offers two texts in place of `old`.
struct Choosing: Transform {
  static let documentation = Documentation.none
  static let trigger: Trigger = "old"

  func findings(in context: Context) -> [Finding] {
    uses(of: "old", in: context) { node in
      Finding(
        at: node, "it is old",
        alternatives: ["first", "second"].map {
          Change("Say \($0)", .safe, edits: [.replacing(node, with: $0)])
        })
    }
  }
}

/// Offers a text in place of `unnamed` to somebody who names it.
struct Naming: Transform {
  static let documentation = Documentation.none
  static let trigger: Trigger = "unnamed"

  func findings(in context: Context) -> [Finding] {
    uses(of: "unnamed", in: context) { node in
      Finding(
        at: node, "it has no symbol", leftAlone: "no symbol is known",
        blank: Blank(
          "symbol name",
          in: Change(
            "Show \(Blank.mark)", .unsafe,
            edits: [.replacing(node, with: "\"\(Blank.mark)\"")]),
          form: "[a-z0-9]+(\\.[a-z0-9]+)*", formText: "lower-case words and dots"))
    }
  }
}

/// Offers `new` in place of every `old` of an array at once; each of them could be done alone.
struct Pairing: Transform {
  static let documentation = Documentation.none
  static let trigger: Trigger = "old"

  func findings(in context: Context) -> [Finding] {
    context.file.tree.statements.compactMap { statement in
      let old = statement.tokens(viewMode: .sourceAccurate).filter { $0.text == "old" }
      guard let first = old.first else { return nil }
      return Finding(
        at: first, "it is old",
        change: Change("Say new", .safe, edits: old.map { .replacing($0, with: "new") }))
    }
  }
}

/// Offers `[x]` in place of `wrap(x)`, by text of its own: one inside another is in conflict with it.
struct Wrapping: Transform {
  static let documentation = Documentation.none
  static let trigger: Trigger = "wrap"

  func findings(in context: Context) -> [Finding] {
    uses(of: "wrap", in: context) { node in
      guard let call = node.parent?.as(FunctionCallExprSyntax.self) else {
        return Finding(at: node, "wrap", leftAlone: "it is no call")
      }
      let arguments = String(
        decoding: context.file.text(of: call.arguments), as: UTF8.self)
      return Finding(
        at: node, "wrap is old",
        change: Change("Say []", .safe, edits: [.replacing(call, with: "[\(arguments)]")]))
    }
  }
}
