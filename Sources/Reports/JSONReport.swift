import Rewriting
import SwiftSyntax

/// Every finding as JSON. The schema is stable: members are added, never renamed, within a version.
///
/// ```
/// version      1
/// command      "preview", "check" or "apply"
/// workingDirectory  what all paths are relative to, an absolute path
/// findings     one object for each finding, by path and then by transform:
///   transform
///   path, pathFromRoot     from the working directory; from the root of its repository, as a diff has it
///   line, column, offset   the place in the file on disk: one-based line, one-based column and
///                          zero-based offset, both in UTF-8 bytes
///   declaration            the names of the declarations around it, with dots
///   message, consequence   why; what changes for the user of the app, or null
///   outcome, reason        what became of it (Outcome.Kind), and why it was not changed, or null.
///                          "applied" in a preview: it is part of the diff
///   id                     for --only and --skip; of the first change where there are alternatives
///   fingerprint            the id without ordinal and content: it survives edits elsewhere
///   title, applicability   of the change that counts: the accepted one, else the first; or null
///   changes                what is on offer: none, one, or alternatives, each with
///     id, title, applicability, accepted (true or false)
///     edits, supports      lists of { start, end, replacement }: UTF-8 offsets in the content that the
///                          transform read, which is the file on disk for the first transform that
///                          changes it. Supports have a name and are shared by equal ones
/// failures     files that could not be read, parsed or written: { path, line, column, message }
/// skipped      files that were left alone: { path, line, column, message }
/// unusedIgnores ignore comments that cover nothing: { path, line, column, message }
/// summary      { files, changedFiles, changes, findings, outcomes: { "applied": 3, … } }
/// ```
public struct JSONReport: Report {
  private let command: String
  private let workingDirectory: String

  /// The report of a command that was started in a folder.
  public init(command: String, workingDirectory: String) {
    self.command = command
    self.workingDirectory = workingDirectory
  }

  /// Everything up to the first finding.
  public var opening: [UInt8] {
    Array(
      """
      {
        "version": 1,
        "command": \(JSON.string(command).text()),
        "workingDirectory": \(JSON.string(workingDirectory).text()),
        "findings": [
      """.utf8)
  }

  /// A comma.
  public var separator: [UInt8] { [UInt8(ascii: ",")] }

  /// The findings of a file.
  public func text(of file: FileReport) -> [UInt8] {
    let lines = LineTable(file.original)
    let findings = file.entries.map { transform, entry in
      "\n    " + Self.finding(entry, transform: transform, file: file, lines: lines).text(depth: 2)
    }
    return Array(findings.joined(separator: ",").utf8)
  }

  /// Everything after the last finding.
  public func closing(_ summary: Summary) -> [UInt8] {
    let outcomes = Outcome.Kind.allCases.map { ($0.rawValue, JSON.number(summary[$0])) }
    let members: [(String, JSON)] = [
      ("failures", .array(summary.failures.map(Self.problem))),
      ("skipped", .array(summary.skipped.map(Self.problem))),
      ("unusedIgnores", .array(summary.unusedIgnores.map(Self.problem))),
      (
        "summary",
        [
          "files": .number(summary.files), "changedFiles": .number(summary.changedFiles),
          "changes": .number(summary.changes), "findings": .number(summary.findings),
          "outcomes": .object(outcomes),
        ]
      ),
    ]
    let text = members.map { "  \(JSON.string($0.0).text()): \($0.1.text(depth: 1))" }
    return Array("\n  ],\n\(text.joined(separator: ",\n"))\n}\n".utf8)
  }

  private static func finding(
    _ entry: Entry, transform: String, file: FileReport, lines: LineTable
  ) -> JSON {
    let (candidate, finding) = (entry.candidate, entry.candidate.finding)
    let place = candidate.placeOnDisk
    let counts = entry.change ?? finding.changes.first
    return [
      "transform": .string(transform),
      "path": .string(file.shownPath),
      "pathFromRoot": .string(file.path),
      "line": .number(place.line),
      "column": .number(place.column),
      "offset": .number(lines.starts[place.line - 1] + place.column - 1),
      "declaration": .string(candidate.declaration.joined(separator: ".")),
      "message": .string(finding.message),
      "consequence": .optional(finding.consequence),
      "outcome": .string(entry.outcome.kind.rawValue),
      "reason": .optional(entry.outcome.reason),
      "id": .optional(candidate.ids.first?.description),
      "fingerprint": .string(candidate.fingerprint),
      "title": .optional(counts?.title),
      "applicability": .optional(counts?.applicability.rawValue),
      "changes": .array(
        zip(finding.changes, candidate.ids).map { change, id in
          Self.change(change, id: id, accepted: entry.outcome == .applied && change == entry.change)
        }),
    ]
  }

  private static func change(_ change: Change, id: ChangeID, accepted: Bool) -> JSON {
    [
      "id": .string(id.description),
      "title": .string(change.title),
      "applicability": .string(change.applicability.rawValue),
      "accepted": .bool(accepted),
      "edits": .array(change.edits.map { .object(edit($0)) }),
      "supports": .array(
        change.supports.map { .object([("name", .string($0.name))] + edit($0.edit)) }),
    ]
  }

  private static func edit(_ edit: SourceEdit) -> [(String, JSON)] {
    [
      ("start", .number(edit.offsets.lowerBound)), ("end", .number(edit.offsets.upperBound)),
      ("replacement", .string(String(decoding: edit.replacementBytes, as: UTF8.self))),
    ]
  }

  private static func problem(_ problem: Summary.Problem) -> JSON {
    [
      "path": .string(problem.path),
      "line": problem.place.map { .number($0.line) } ?? .null,
      "column": problem.place.map { .number($0.column) } ?? .null,
      "message": .string(problem.message),
    ]
  }
}
