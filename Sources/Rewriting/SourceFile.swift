import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// The exact bytes of one Swift file together with the syntax tree they parse to.
///
/// Invariant: the tree prints back to the bytes. All offsets are UTF-8 offsets into `bytes`.
///
/// Parsing and every walk over the tree recurse with the depth of the code, so both belong on a
/// thread with a large stack.
public struct SourceFile: Sendable {
  /// The file as it is named to people; it also takes part in the identity of a change.
  public let path: String
  /// The content, byte for byte as it was read.
  public let bytes: [UInt8]
  /// The tree of `bytes`; it has no parse error.
  public let tree: SourceFileSyntax
  /// The starts of the lines of `bytes`.
  public let lines: LineTable

  /// A file of more bytes than this is not parsed: code that nests as deep as so many bytes allow
  /// could exhaust even a large stack.
  public static let largestSize = 4 << 20

  /// Parses `bytes`, and refuses what does not parse without an error.
  public init(path: String, bytes: [UInt8]) throws(SourceFileError) {
    guard bytes.count <= Self.largestSize else { throw .tooLarge(bytes: bytes.count) }
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let lines = LineTable(bytes)
    if tree.hasError { throw Self.error(in: tree, bytes: bytes, lines: lines) }
    guard tree.syntaxTextBytes == bytes else { throw .notReproducible }
    self.path = path
    self.bytes = bytes
    self.tree = tree
    self.lines = lines
  }

  /// The bytes that a node covers, without the trivia around it.
  public func text(of node: some SyntaxProtocol) -> ArraySlice<UInt8> {
    bytes[
      node.positionAfterSkippingLeadingTrivia
        .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset]
  }

  private static func error(
    in tree: SourceFileSyntax, bytes: [UInt8], lines: LineTable
  ) -> SourceFileError {
    if String(validating: bytes, as: UTF8.self) == nil,
      bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    {
      return .notUTF8
    }
    let diagnostics = ParseDiagnosticsGenerator.diagnostics(for: tree)
    guard let first = diagnostics.first(where: { $0.diagMessage.severity == .error }) else {
      return .doesNotParse(line: 1, column: 1, message: "the file does not parse")
    }
    let place = lines.location(of: first.position.utf8Offset)
    return .doesNotParse(line: place.line, column: place.column, message: first.message)
  }
}

/// Why a file cannot be rewritten. Such a file is left as it is and named.
public enum SourceFileError: Error, Equatable, Sendable, CustomStringConvertible {
  case doesNotParse(line: Int, column: Int, message: String)
  case notUTF8
  case tooLarge(bytes: Int)
  case notReproducible

  /// The reason, as people read it.
  public var description: String {
    switch self {
    case .doesNotParse(_, _, let message): "parse error: \(message)"
    case .notUTF8: "the file is UTF-16, not UTF-8; convert it first"
    case .tooLarge(let bytes):
      "the file is too large to parse safely (\(bytes) bytes, at most \(SourceFile.largestSize))"
    case .notReproducible: "the parser does not reproduce the file byte for byte"
    }
  }

  /// The one-based place in the file, where there is one.
  public var location: SourcePlace? {
    if case .doesNotParse(let line, let column, _) = self {
      return SourcePlace(line: line, column: column)
    }
    return nil
  }
}
