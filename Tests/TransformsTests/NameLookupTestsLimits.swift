import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax
import Testing

@testable import Transforms

struct NameLookupLimitTests {
  /// Positions, not nodes, are what lookup goes by.
  @Test func aFoldedTreeAndAnOperandFoldedAlone() throws {
    let source = try MarkedSource(
      """
      struct A {
        @Environment(\\.horizontalSizeClass) var h
        func f(v: Int) { if ⟪h != .compact && v == 1⟫ {} }
      }
      """)
    let sequence = try #require(source.marked[0].as(SequenceExprSyntax.self))
    let alone = try OperatorTable.standardOperators.foldSingle(sequence)
    let tree = OperatorTable.standardOperators.foldAll(source.tree) { _ in }
    let inTree = try #require(
      Self.nodes(of: Syntax(tree)).first { $0.is(InfixOperatorExprSyntax.self) })
    for (operation, offset) in [(Syntax(alone), Optional(sequence.utf8Start)), (inTree, nil)] {
      let conjunction = try #require(operation.as(InfixOperatorExprSyntax.self))
      let comparison = try #require(conjunction.leftOperand.as(InfixOperatorExprSyntax.self))
      let evidence = source.index.comparesSizeClass(
        comparison.leftOperand, comparison.rightOperand, at: offset)
      #expect(evidence == .sizeClass(.horizontal, .swiftUI, isOptional: true))
      #expect(source.index.isBool(conjunction, at: offset))
    }
  }

  /// Five thousand modifiers, each with a closure: the index, a lookup in each closure, and the
  /// type of each link must stay far from quadratic, on a stack of half a megabyte.
  @Test func aLongChain() async throws {
    let count = 5_000
    let text =
      "struct A { let x = 1; var body: some View { Text(\"\")\n"
      + (0..<count).map { ".modifier\($0 % 10) { y in x + y }\n" }.joined() + "} }"
    let tree = Parser.parse(source: text)
    let clock = ContinuousClock()
    let found = Self.onSmallStack { () -> (members: Int, parameters: Int, time: Duration) in
      let start = clock.now
      let index = DeclarationIndex(tree: tree)
      var (members, parameters) = (0, 0)
      for node in Self.nodes(of: Syntax(tree)) {
        if let name = node.as(DeclReferenceExprSyntax.self) {
          switch index.lookup(name).declaration?.kind {
          case .property: members += 1
          case .closureParameter: parameters += 1
          default: break
          }
        } else if let access = node.as(MemberAccessExprSyntax.self) {
          _ = index.sizeClassEvidence(for: access)
        }
      }
      return (members, parameters, clock.now - start)
    }
    #expect(found.members == count)
    #expect(found.parameters == count)
    #expect(found.time < .seconds(20))
  }

  /// A chain of names that lead to each other ends, and costs no stack.
  @Test func aLongTrailOfNames() {
    let text =
      "func f() {\nlet x0 = true\n"
      + (1...500).map { "let x\($0) = x\($0 - 1)\n" }.joined() + "_ = x500; _ = x10 }"
    let tree = Parser.parse(source: text)
    let found = Self.onSmallStack { () -> [Bool] in
      let index = DeclarationIndex(tree: tree)
      return ["x500", "x10"].map { name in
        let uses = Self.nodes(of: Syntax(tree)).compactMap { $0.as(DeclReferenceExprSyntax.self) }
        return uses.last { $0.baseName.text == name }.map { index.isBool($0) } ?? false
      }
    }
    #expect(found == [false, true])
  }

  /// Every node of the tree, without recursion.
  private static func nodes(of root: Syntax) -> [Syntax] {
    var pending = [root]
    var found: [Syntax] = []
    while let node = pending.popLast() {
      found.append(node)
      pending += node.children(viewMode: .sourceAccurate)
    }
    return found
  }

  private static func onSmallStack<Value: Sendable>(
    _ body: @escaping @Sendable () -> Value
  ) -> Value {
    let result = Result<Value>()
    let thread = Thread { result.finish(body()) }
    thread.stackSize = 512 * 1024
    thread.start()
    return result.wait()
  }

  private final class Result<Value: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var value: Value?

    func finish(_ value: Value) {
      condition.lock()
      self.value = value
      condition.signal()
      condition.unlock()
    }

    func wait() -> Value {
      condition.lock()
      defer { condition.unlock() }
      while true {
        if let value { return value }
        condition.wait()
      }
    }
  }
}
