import Foundation
import Rewriting

/// The findings that are known and left alone, as a file keeps them: a multiset without lines and
/// without contents, so that it survives edits elsewhere.
///
/// ```json
/// {
///   "version": 1,
///   "findings": [
///     {
///       "path": "App/Home.swift",
///       "transform": "forced-size-class",
///       "declaration": "Home.body",
///       "fingerprint": "0123456789ab",
///       "count": 1
///     }
///   ]
/// }
/// ```
///
/// Only the fingerprint and the count are read; the rest is for people, and for the order.
public struct Baseline: Sendable, Hashable {
  /// How many findings of each fingerprint are known.
  public var fingerprints: [String: Int] {
    Dictionary(counts.map { ($0.fingerprint, $1) }, uniquingKeysWith: +)
  }
  /// How many findings are known.
  public var count: Int { counts.values.reduce(0, +) }

  private var counts: [Finding: Int] = [:]

  /// In the order of the file.
  private struct Finding: Hashable, Comparable {
    var path: String
    var transform: String
    var declaration: String
    var fingerprint: String

    static func < (left: Finding, right: Finding) -> Bool {
      // By bytes: the order of texts is not the same for every version of Unicode.
      for key in [\Finding.path, \.transform, \.declaration, \.fingerprint] {
        let (a, b) = (left[keyPath: key].utf8, right[keyPath: key].utf8)
        if !a.elementsEqual(b) { return a.lexicographicallyPrecedes(b) }
      }
      return false
    }
  }

  /// Nothing is known.
  public init() {}

  /// Adds what was found in a file and is neither suppressed nor outside the selection.
  public mutating func insert(_ file: FileReport) {
    for (transform, entry) in file.entries where entry.outcome.kind.isShown {
      let finding = Finding(
        path: file.path, transform: transform,
        declaration: entry.candidate.declaration.joined(separator: "."),
        fingerprint: entry.candidate.fingerprint)
      counts[finding, default: 0] += 1
    }
  }

  /// The text of the file: sorted, so that it changes only where findings come and go.
  public var text: String {
    let findings = counts.sorted { $0.key < $1.key }.map { finding, count -> JSON in
      [
        "path": .string(finding.path),
        "transform": .string(finding.transform),
        "declaration": .string(finding.declaration),
        "fingerprint": .string(finding.fingerprint),
        "count": .number(count),
      ]
    }
    let file: JSON = ["version": .number(Self.version), "findings": .array(findings)]
    return file.text() + "\n"
  }

  private static let version = 1
}

extension Baseline {
  /// Why a file is no baseline.
  public enum ReadingError: Error, Sendable, Hashable, CustomStringConvertible {
    case damaged
    /// It was written by another version of the tool.
    case version(Int)

    /// A few words without a full stop.
    public var description: String {
      switch self {
      case .damaged: "it is not what --write-baseline writes"
      case .version(let version): "it has the version \(version), and this tool reads 1"
      }
    }
  }

  private struct Head: Decodable {
    var version: Int
  }

  private struct Stored: Decodable {
    var findings: [Entry]

    struct Entry: Decodable {
      var path: String
      var transform: String
      var declaration: String
      var fingerprint: String
      var count: Int
    }
  }

  /// Reads the bytes of a file.
  public init(parsing bytes: [UInt8]) throws(ReadingError) {
    let (decoder, data) = (JSONDecoder(), Data(bytes))
    guard let head = try? decoder.decode(Head.self, from: data) else { throw .damaged }
    guard head.version == Self.version else { throw .version(head.version) }
    guard let stored = try? decoder.decode(Stored.self, from: data) else { throw .damaged }
    for entry in stored.findings {
      guard entry.count > 0 else { throw .damaged }
      let finding = Finding(
        path: entry.path, transform: entry.transform, declaration: entry.declaration,
        fingerprint: entry.fingerprint)
      counts[finding, default: 0] += entry.count
    }
  }
}
