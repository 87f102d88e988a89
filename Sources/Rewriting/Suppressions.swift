import SwiftSyntax

/// The ignore comments of a file: `// refold:ignore <transform> -- reason` on the line of a finding
/// or on the line above, and `// refold:ignore-file <transform>` above all but imports.
public struct Suppressions: Sendable {
  /// One ignore comment.
  public struct Mark: Sendable, Hashable {
    /// The one-based line of the comment.
    public var line: Int
    /// The names after `ignore`; empty: every transform.
    public var transforms: [String]
    /// Whether it is an `ignore-file` comment. One that stands below code covers nothing.
    public var coversFile: Bool
    /// The UTF-8 offset of the comment.
    var offset: Int
    /// Whether nothing but white space stands before the comment on its line.
    var standsAlone: Bool

    fileprivate func names(_ transform: String) -> Bool {
      transforms.isEmpty || transforms.contains(transform)
    }
  }

  /// In source order.
  public let marks: [Mark]
  private let byLine: [Int: Mark]
  private let ofFile: [Mark]

  private static let marker = "refold:ignore"

  /// Reads the comments of a file.
  public init(_ file: SourceFile) {
    marks =
      Trigger.bytes(Array(Self.marker.utf8)).matches(file.bytes)
      ? file.comments().compactMap { Self.mark(in: $0, file: file) } : []
    let code = marks.contains(where: \.coversFile) ? file.startOfCode : 0
    ofFile = marks.filter { $0.coversFile && $0.offset < code }
    byLine = Dictionary(
      marks.filter { !$0.coversFile }.map { ($0.line, $0) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// The one-based line of the comment that covers a finding of a transform on a line.
  public func line(covering line: Int, transform: String) -> Int? {
    mark(covering: line, transform: transform)?.line
  }

  /// The nearest comment that covers a finding of a transform on a one-based line.
  ///
  /// A comment that stands alone covers the next line, over further ignore comments that do too.
  func mark(covering line: Int, transform: String) -> Mark? {
    if let mark = byLine[line], mark.names(transform) { return mark }
    var above = line - 1
    while let mark = byLine[above], mark.standsAlone {
      if mark.names(transform) { return mark }
      above -= 1
    }
    return ofFile.first { $0.names(transform) }
  }

  private static func mark(in comment: Comment, file: SourceFile) -> Mark? {
    guard comment.bytes.starts(with: "//".utf8) else { return nil }
    let text = String(decoding: comment.bytes, as: UTF8.self).drop { $0 == "/" }
      .trimmingPrefix(while: \.isWhitespace)
    guard text.hasPrefix(marker) else { return nil }
    var rest = text.dropFirst(marker.count)
    let coversFile = rest.hasPrefix("-file")
    if coversFile { rest = rest.dropFirst("-file".count) }
    guard rest.first?.isWhitespace ?? true else { return nil }
    let names = rest.firstRange(of: "--").map { rest[..<$0.lowerBound] } ?? rest
    let line = file.lines.line(of: comment.offset)
    let start = file.lines.starts[line - 1]
    return Mark(
      line: line,
      transforms: names.split { $0.isWhitespace || $0 == "," }.map(String.init),
      coversFile: coversFile, offset: comment.offset,
      standsAlone: file.bytes[start..<comment.offset].allSatisfy { $0 == .space || $0 == .tab })
  }
}

extension SourceFile {
  /// The UTF-8 offset of the first item that is not an import.
  fileprivate var startOfCode: Int {
    let first = tree.statements.first { !$0.item.is(ImportDeclSyntax.self) }
    return first?.offsets.lowerBound ?? bytes.count
  }
}
