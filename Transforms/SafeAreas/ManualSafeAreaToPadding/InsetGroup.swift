import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// The hand-made paddings of one reader that one modifier makes necessary: they change together.
struct InsetGroup {
  struct Member {
    let padding: ManualInsetPadding
    let path: InsetPath
  }

  var members: [Member]

  /// Whether a padding belongs to the group.
  func admits(_ member: Member) -> Bool {
    guard let first = members.first, first.padding.reader == member.padding.reader else {
      return false
    }
    return first.path.ignoring?.modifier.call.id == member.path.ignoring?.modifier.call.id
  }

  /// One finding for those that can change, and one for each that cannot.
  func findings(
    in context: Context, _ reading: InsetReading, _ edgeToEdge: EdgeToEdge
  ) -> [Finding] {
    guard let first = members.first,
      let closure = first.padding.readerClosure
    else { return [] }
    let fallback = context.fallback(for: .safeAreaPadding, at: first.padding.call.modifier.call)
    if fallback == .settled { return [] }
    var remaining = members
    var findings: [Finding] = []
    let uses = ProxyUses(closure, reading)
    // One that stays still needs its edges to be ignored, which can keep others from changing.
    while true {
      let objections = remaining.map { member in
        objection(to: member, beside: remaining, uses, in: context.file, reading.index)
      }
      guard objections.contains(where: { $0 != nil }) else { break }
      for (member, objection) in zip(remaining, objections) {
        guard let objection else { continue }
        findings.append(.leftAlone(member.padding.call, objection.text))
      }
      remaining = zip(remaining, objections).filter { $0.1 == nil }.map(\.0)
    }
    guard let offered = remaining.first else { return findings }
    let rewrite = InsetRewrite(
      paddings: remaining.map(\.padding), ignoring: offered.path.ignoring,
      endsInFile: offered.path.endsInFile, decoration: decoration(of: remaining, edgeToEdge),
      uses: uses, context: context, index: reading.index)
    do throws(Refusal) {
      findings.append(try rewrite.finding(fallback))
    } catch {
      findings.append(.leftAlone(offered.padding.call, error.reason))
    }
    return findings
  }

  /// The edits that let decoration reach the edges that are not ignored around it any more.
  private func decoration(of members: [Member], _ edgeToEdge: EdgeToEdge) -> [SourceEdit] {
    guard members.first?.path.ignoring != nil else { return [] }
    var edges: [SyntaxIdentifier: EdgeSet] = [:]
    for member in members {
      for decoration in member.path.decoration {
        edges[decoration.node.id, default: []].formUnion(member.padding.edges)
      }
    }
    return members.flatMap(\.path.decoration).flatMap { decoration in
      edges.removeValue(forKey: decoration.node.id)
        .map { decoration.edits(edgeToEdge, edges: $0) } ?? []
    }
  }

  private func objection(
    to member: Member, beside others: [Member], _ uses: ProxyUses, in file: SourceFile,
    _ index: DeclarationIndex
  ) -> InsetObjection? {
    let padding = member.padding
    func line(_ node: some SyntaxProtocol) -> Int { file.lines.line(of: node.offsets.lowerBound) }
    guard let base = padding.call.modifier.base else { return .directive }
    if let filler = MarginFilling(base, at: padding.edges, index: index).filler {
      return .fills(filler.cause, line: line(filler.modifier.nameToken))
    }
    guard let ignoring = member.path.ignoring else {
      if let obstacle = member.path.obstacle, obstacle == .severalUses { return .severalUses }
      let isMeant = others.contains { $0.padding.hasMargin } || member.path.endsInFile
      return isMeant ? nil : .ignoredElsewhere
    }
    let ignoringLine = line(ignoring.modifier.nameToken)
    if let obstacle = member.path.obstacle { return .obstacle(obstacle, line: ignoringLine) }
    let ranges = others.flatMap { $0.padding.parts.map(\.amount.offsets) }
    if let use = uses.inset(at: padding.edges, outside: ranges) {
      return .insetUsed(line: line(use))
    }
    if member.path.leavesReader, let use = uses.other {
      return .readerUsed(line: line(use), ignored: ignoringLine)
    }
    return nil
  }
}

extension ManualInsetPadding {
  /// The closure of the reader, which is around the padding.
  fileprivate var readerClosure: ClosureExprSyntax? {
    call.modifier.call.ancestors.lazy.compactMap { $0.as(ClosureExprSyntax.self) }
      .first { $0.id == reader }
  }
}
