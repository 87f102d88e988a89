import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// Says what happens to the hand-made sheets of one file.
struct SheetOffer {
  private let context: Context
  private let index: DeclarationIndex
  private let uses: ViewUses
  /// The names of new members, by the type that gets them.
  private var names: [String: Names] = [:]

  init(_ context: Context, _ index: DeclarationIndex) {
    self.context = context
    self.index = index
    uses = ViewUses(context.file, index: index)
  }

  /// Nil for code that only systems without detents run.
  mutating func finding(
    at place: some SyntaxProtocol, _ plan: () throws(Refusal) -> SheetPlan
  ) -> Finding? {
    if context.isOlderCode(place, than: .presentationDetents, uses) { return nil }
    do throws(Refusal) {
      return try offer(at: place, plan)
    } catch {
      return leftAlone(at: place, error.reason)
    }
  }

  func leftAlone(at place: some SyntaxProtocol, _ reason: String) -> Finding {
    Finding(at: place, Self.message, leftAlone: reason)
  }

  private mutating func offer(
    at place: some SyntaxProtocol, _ plan: () throws(Refusal) -> SheetPlan
  ) throws(Refusal) -> Finding? {
    let fallback = context.fallback(for: .presentationDetents, at: place)
    switch fallback {
    case .settled: return nil
    case .refuse(let reason): throw Refusal(reason)
    case .check where context.targets(at: place)?.isUnknown ?? true:
      throw Refusal(
        "nothing says what the file ships on, and detents need iOS 16; give --deployment-target")
    case .check, .plain: break
    }
    if context.file.declaresFunction(named: "sheet") {
      throw Refusal("the file declares a method sheet of its own")
    }
    if place.isInRow {
      throw Refusal("the layers are a part of each row, and every row would present the sheet")
    }
    let plan = try plan()
    let presentation = try plan.presentation(in: context)
    let title = "Present the panel as a sheet with detents"
    guard case .check(let check) = fallback else {
      let edits = try SheetEdits(plan, presentation.modifiers, in: context.file).edits
      return Finding(
        at: place, Self.message, consequence: plan.consequence(),
        change: Change(title, .unsafe, edits: edits, supports: presentation.supports))
    }
    let type = index.enclosingType(at: place.offsets.lowerBound)?.name ?? ""
    var taken = names[type] ?? Names(context.file)
    let arms = try SheetFallback(
      plan, presentation.modifiers, behind: check, names: &taken, in: context)
    names[type] = taken
    let systems = check.items.map(\.description).joined(separator: ", ")
    return Finding(
      at: place, Self.message,
      consequence: plan.consequence(keepingOriginalBelow: systems),
      change: Change(
        title + " where the system has them", .unsafe, edits: arms.edits,
        supports: presentation.supports + arms.supports))
  }

  private static let message = "a panel that slides in from below is a hand-made sheet"
}

extension SyntaxProtocol {
  /// Whether the code is run once for each element of a collection.
  fileprivate var isInRow: Bool {
    ancestors.prefix { !$0.is(MemberBlockItemSyntax.self) }.contains { node in
      guard let call = node.as(FunctionCallExprSyntax.self), !call.arguments.isEmpty,
        ["ForEach", "List", "OutlineGroup"].contains(call.calledName)
      else { return false }
      return call.closures.contains { $0.closure.offsets.contains(offsets.lowerBound) }
    }
  }
}
