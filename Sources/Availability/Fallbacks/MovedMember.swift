import Platforms
import Rewriting
import SwiftSyntax

/// A private member that holds code which stood inside another member.
public struct MovedMember: Sendable, Hashable {
  /// What to write where the code stood.
  public let reference: String
  /// The UTF-8 offsets of the code.
  public let range: Range<Int>
  /// The member, for the change to bring along.
  public let support: Support
}

extension Context {
  /// Moves a view expression, or the statements of a view builder, unchanged into a private member of
  /// the type around it, behind the member that holds it.
  ///
  /// Comments and multi-line strings inside move along; a comment before the first statement stays.
  /// The caller replaces the code with the reference.
  /// - Parameters:
  ///   - wanted: The name of the member; another one when it is taken.
  ///   - names: The names given so far.
  ///   - passesValues: Whether the member can be a function that is passed the locals that the code
  ///     uses, where the file says what type they have.
  ///   - text: The code, moved from one indentation to another, where parts of it have become members
  ///     as well; as it stands where nothing is given.
  /// - Throws: Where the code needs what only its place has: locals, parameters, a generic parameter
  ///   of a function, an `#if`.
  public func member(
    _ wanted: String, holding code: some SyntaxProtocol, names: inout Names,
    passesValues: Bool = false,
    writing text: ((_ old: String, _ new: String) -> String)? = nil
  ) throws(Refusal) -> MovedMember {
    let code = Syntax(code)
    return try member(
      wanted, holding: [code], at: code.offsets, names: &names, passesValues: passesValues,
      writing: text ?? { Layout(file).moved(code, from: $0, to: $1) })
  }

  /// Moves some of the statements of a view builder, which follow one another, into a private member,
  /// with the comment that follows the last one on its line.
  ///
  /// - Throws: As the other form does, and where there is no statement.
  public func member(
    _ wanted: String, holding statements: [CodeBlockItemSyntax], names: inout Names,
    passesValues: Bool = false
  ) throws(Refusal) -> MovedMember {
    guard let first = statements.first, let last = statements.last, let list = first.parent else {
      throw Refusal("there is no code")
    }
    let range = first.offsets.lowerBound..<last.endWithComment
    return try member(
      wanted, holding: statements.map { $0.expression.map(Syntax.init) ?? Syntax($0) },
      at: range, names: &names, passesValues: passesValues,
      writing: { old, new in
        let moves = Layout(file).reindent(list, from: old, to: new)
          .filter { range.contains($0.offsets.lowerBound) }
          .map { move in
            let lower = move.offsets.lowerBound - range.lowerBound
            return SourceEdit(lower..<(lower + move.offsets.count), move.replacementBytes)
          }
        return String(decoding: Patch.splice(moves, into: Array(file.bytes[range])), as: UTF8.self)
      })
  }

  private func member(
    _ wanted: String, holding pieces: [Syntax], at range: Range<Int>, names: inout Names,
    passesValues: Bool, writing text: (_ old: String, _ new: String) -> String
  ) throws(Refusal) -> MovedMember {
    let home = try Home(of: pieces[0])
    let passed = passesValues ? PassedValues(of: pieces, below: home.item) : PassedValues()
    for piece in pieces { try home.admit(piece, passing: passed) }
    let name = names.unique(wanted)
    let layout = Layout(file)
    let member = home.item
    let offset = member.endPosition.utf8Offset
    let start = member.positionAfterSkippingLeadingTrivia.utf8Offset
    let base = layout.indentation(at: start)
    let end = layout.lineEnd(at: start)
    var lines: [String] = []
    if let list = newerList(for: pieces[0], than: member) { lines.append("@available(\(list))") }
    if pieces.count > 1 || pieces[0].needsBuilder { lines.append("@\(Builder.viewBuilder.name)") }
    let signature =
      passed.types.isEmpty
      ? "var \(name): some View" : "func \(name)(\(passed.parameters)) -> some View"
    lines.append("private \(home.isStatic ? "static " : "")\(signature) {")
    lines += ["  \u{0}", "}"]
    let template = layout.styled(lines.joined(separator: "\n"), at: start).split(separator: "\u{0}")
    let moved = text(layout.indentation(at: pieces[0].offsets.lowerBound), base + layout.unit)
    return MovedMember(
      reference: (home.needsSelf(pieces[0]) ? "self." : "") + name + passed.arguments,
      range: range,
      support: Support(
        name: name,
        edit: .insert(end + end + base + template[0] + moved + template[1], at: offset)))
  }

  /// The list for `@available` on code that leaves checks behind which it stood under.
  private func newerList(for code: Syntax, than member: MemberBlockItemSyntax) -> String? {
    let inside = Reach(of: code).floors
    let outside = Reach(of: member).floors
    let known = self.targets(at: member)
    var items: [PlatformVersion] = []
    for (platform, version) in inside.sorted(by: { $0.key < $1.key }) {
      if platform == .macCatalyst, inside[.iOS] == version { continue }
      if let known, !known.isUnknown, known[platform] == nil { continue }
      items.append(PlatformVersion(platform, version))
    }
    let isHigher = items.contains { item in
      item.version > max(outside[item.platform] ?? Version(0), known?[item.platform] ?? Version(0))
    }
    return isHigher ? (items.map(\.description) + ["*"]).joined(separator: ", ") : nil
  }
}

/// The member that code is moved out of.
private struct Home {
  let item: MemberBlockItemSyntax
  let isStatic: Bool
  private let isClass: Bool

  init(of code: Syntax) throws(Refusal) {
    guard let item = code.ancestor(MemberBlockItemSyntax.self), let type = item.enclosingType else {
      throw Refusal("the code stands outside of any type")
    }
    if item.decl.is(InitializerDeclSyntax.self) || item.decl.is(DeinitializerDeclSyntax.self) {
      throw Refusal("the code stands in an initializer")
    }
    if let variable = item.decl.as(VariableDeclSyntax.self),
      !variable.bindings.contains(where: {
        $0.accessorBlock?.range.contains(code.position) ?? false
      })
    {
      throw Refusal("the code is the value of a stored property")
    }
    let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    isStatic = modifiers.contains { ["static", "class"].contains($0.name.text) }
    isClass = type.is(ClassDeclSyntax.self) || type.is(ActorDeclSyntax.self)
    if item.decl.isInlinable { throw Refusal("the code is inlined into other modules") }
    self.item = item
  }

  /// Refuses code that means something else in a member of its own.
  func admit(_ code: Syntax, passing passed: PassedValues) throws(Refusal) {
    var node = code.parent
    while let current = node, current.id != item.id {
      if current.is(IfConfigClauseSyntax.self) {
        throw Refusal("the code stands inside an #if of its member")
      }
      if let closure = current.as(ClosureExprSyntax.self),
        closure.signature?.capture?.items.contains(where: { $0.name.text == "self" }) ?? false
      {
        throw Refusal("the code stands in a closure that captures self")
      }
      node = current.parent
    }
    let captured = LocalNames(of: code, below: item).captured.filter { !passed.names.contains($0) }
    if !captured.isEmpty {
      throw Refusal("the code uses \(captured.joined(separator: ", ")), which only its place has")
    }
    if Reach(of: code).platforms != Reach(of: item).platforms {
      throw Refusal("the member is unavailable on some platforms")
    }
    if code.startsWithImplicitMember {
      throw Refusal("the type of the code follows from where it stands")
    }
    if code.hasEffectsOfItsOwn {
      throw Refusal("the code returns, throws or waits where it stands")
    }
  }

  /// Whether a reference inside a closure needs to say `self.`.
  func needsSelf(_ code: Syntax) -> Bool {
    guard isClass, !isStatic else { return false }
    var node = code.parent
    while let current = node, current.id != item.id {
      if current.is(ClosureExprSyntax.self) { return true }
      node = current.parent
    }
    return false
  }
}

extension CodeBlockItemSyntax {
  /// The UTF-8 offset behind the statement and the comments that follow it on its line.
  fileprivate var endWithComment: Int {
    guard let token = lastToken(viewMode: .sourceAccurate) else { return offsets.upperBound }
    var (offset, end) = (offsets.upperBound, offsets.upperBound)
    for piece in token.trailingTrivia {
      offset += piece.sourceLength.utf8Length
      if case .lineComment = piece { end = offset }
      if case .blockComment = piece { end = offset }
    }
    return end
  }
}

extension Syntax {
  /// Whether a getter with the code as its body needs `@ViewBuilder`.
  fileprivate var needsBuilder: Bool {
    if let statements = self.as(CodeBlockItemListSyntax.self) {
      guard statements.count == 1, let only = statements.first?.expression else { return true }
      return Syntax(only).needsBuilder
    }
    return self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self)
  }

  /// Whether the code is a chain such as `.red.opacity(0.5)`.
  fileprivate var startsWithImplicitMember: Bool {
    var expression = self.as(ExprSyntax.self)
    while let current = expression {
      if let call = current.as(FunctionCallExprSyntax.self) {
        expression = call.calledExpression
      } else if let member = current.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { return true }
        expression = base
      } else {
        return false
      }
    }
    return false
  }

  /// Whether `return`, `try` or `await` stands in the code outside of its closures.
  fileprivate var hasEffectsOfItsOwn: Bool {
    var pending = [self]
    while let node = pending.popLast() {
      if node.is(ReturnStmtSyntax.self) || node.is(TryExprSyntax.self)
        || node.is(AwaitExprSyntax.self) || node.is(ThrowStmtSyntax.self)
      {
        return true
      }
      if !node.is(ClosureExprSyntax.self) {
        pending.append(contentsOf: node.children(viewMode: .sourceAccurate))
      }
    }
    return false
  }
}
