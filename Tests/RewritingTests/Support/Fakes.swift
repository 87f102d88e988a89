import Rewriting
import SwiftSyntax

/// A transform of the tests: it has no manual page and runs on any file.
protocol Fake: Transform {}

extension Fake {
  static var documentation: Documentation {
    Documentation(
      title: "Fake", why: "", example: Documentation.Example(before: "", after: ""), leftAlone: [],
      safety: "", availability: "", sources: [.ownRule], levels: [])
  }

  static var trigger: Trigger { .all([]) }
}

/// A transform that a test writes on the spot.
struct Scripted: Fake {
  private let find: @Sendable (Context) -> [Finding]

  init() { find = { _ in [] } }
  init(_ find: @escaping @Sendable (Context) -> [Finding]) { self.find = find }

  func findings(in context: Context) -> [Finding] { find(context) }
}

extension Scripted {
  /// One finding for each identifier of a name for which a closure has changes.
  static func each(
    _ name: String, _ changes: @escaping @Sendable (TokenSyntax, SourceFile) -> [Change]
  ) -> Scripted {
    Scripted { context in
      context.file.identifiers(name).compactMap { token in
        let changes = changes(token, context.file)
        return changes.isEmpty
          ? nil : Finding(at: token, "\(name) is here", alternatives: changes)
      }
    }
  }

  /// Replaces each identifier of a name.
  static func replace(
    _ name: String, with text: String, _ applicability: Applicability = .safe
  ) -> Scripted {
    each(name) { token, _ in
      [Change("Replace \(name)", applicability, edits: [.replacing(token, with: text)])]
    }
  }

  /// Replaces `wrap(x)` with `x`, whole: calls inside one another conflict.
  static let unwrap = Scripted { context in
    context.file.calls("wrap").compactMap { call in
      guard let argument = call.arguments.first else { return nil }
      let text = String(decoding: context.file.text(of: argument.expression), as: UTF8.self)
      return Finding(
        at: call, "wrap does nothing",
        change: Change("Unwrap", .safe, edits: [.replacing(call, with: text)]))
    }
  }
}

/// Two transforms with names of their own.
struct AppleToPear: Fake {
  static let trigger: Trigger = "apple"
  func findings(in context: Context) -> [Finding] {
    Scripted.replace("apple", with: "pear").findings(in: context)
  }
}

struct PearToPlum: Fake {
  static let trigger: Trigger = "pear"
  func findings(in context: Context) -> [Finding] {
    Scripted.replace("pear", with: "plum").findings(in: context)
  }
}

extension SourceFile {
  func identifiers(_ name: String) -> [TokenSyntax] {
    tree.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind == .identifier(name) }
  }

  /// The calls of a function without a base, outermost first.
  func calls(_ name: String) -> [FunctionCallExprSyntax] {
    identifiers(name).compactMap { $0.parent?.parent?.as(FunctionCallExprSyntax.self) }
  }

  /// The innermost code block item that holds the first identifier of a name.
  func statement(with name: String) -> CodeBlockItemSyntax? {
    identifiers(name).first.flatMap { token in
      sequence(first: Syntax(token), next: \.parent).lazy
        .compactMap { $0.as(CodeBlockItemSyntax.self) }.first
    }
  }
}
