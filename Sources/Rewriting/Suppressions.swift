import SwiftSyntax

/// The ignore comments of a file: `// refold:ignore <transform> -- reason` on the line of a finding
/// or on the line above, and `// refold:ignore-file <transform>` anywhere above the first declaration.
public struct Suppressions: Sendable {
  /// One ignore comment.
  public struct Mark: Sendable, Hashable {
    /// The one-based line of the comment.
    public var line: Int
    /// The names after `ignore`; empty: every transform.
    public var transforms: [String]
    public var coversFile: Bool
    /// Whether nothing but white space stands before the comment on its line.
    var standsAlone: Bool
  }

  public let marks: [Mark]

  private static let marker = Array("refold:ignore".utf8)

  public init(_ file: SourceFile) {
    guard Trigger.bytes(Self.marker).matches(file.bytes) else {
      marks = []
      return
    }
    marks = file.comments().compactMap { Self.mark(in: $0, file: file) }
  }

  /// The one-based line of the comment that covers a finding of a transform on a line.
  public func line(covering line: Int, transform: String) -> Int? {
    marks.first { mark in
      guard mark.transforms.isEmpty || mark.transforms.contains(transform) else { return false }
      return mark.coversFile || mark.line == line || (mark.standsAlone && reaches(line, from: mark))
    }?.line
  }

  /// A comment that stands alone covers the next line, over further ignore comments that do too.
  private func reaches(_ line: Int, from mark: Mark) -> Bool {
    guard mark.line < line else { return false }
    return ((mark.line + 1)..<line).allSatisfy { between in
      marks.contains { $0.line == between && $0.standsAlone }
    }
  }

  private static func mark(in comment: Comment, file: SourceFile) -> Mark? {
    guard comment.bytes.starts(with: Array("//".utf8)) else { return nil }
    let text = String(decoding: comment.bytes, as: UTF8.self).drop { $0 == "/" }
      .trimmingPrefix(while: \.isWhitespace)
    guard text.hasPrefix("refold:ignore") else { return nil }
    var rest = text.dropFirst("refold:ignore".count)
    let coversFile = rest.hasPrefix("-file")
    if coversFile { rest = rest.dropFirst("-file".count) }
    guard rest.first?.isWhitespace ?? true else { return nil }
    let names = rest.firstRange(of: "--").map { rest[..<$0.lowerBound] } ?? rest
    let line = file.lines.line(of: comment.offset)
    let start = file.lines.starts[line - 1]
    return Mark(
      line: line,
      transforms: names.split { $0.isWhitespace || $0 == "," }.map(String.init),
      coversFile: coversFile,
      standsAlone: file.bytes[start..<comment.offset].allSatisfy { $0 == .space || $0 == .tab })
  }
}
