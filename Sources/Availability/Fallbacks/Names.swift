import Rewriting
import SwiftSyntax

/// The names that new declarations of a file can have.
///
/// A transform keeps one value for all its findings, so that no two of its declarations are called
/// the same.
public struct Names: Sendable {
  private var taken: Set<String>

  /// Every word of the file counts as taken.
  public init(_ file: SourceFile) {
    taken = Set(file.tree.tokens(viewMode: .sourceAccurate).map { $0.identifierText })
  }

  /// The wanted name, or the first of `name2`, `name3` … that is free; taken from now on.
  public mutating func unique(_ wanted: String) -> String {
    let name = free(wanted)
    taken.insert(name)
    return name
  }

  /// The wanted name, or the first of `name2`, `name3` … that is free.
  func free(_ wanted: String) -> String {
    var name = wanted
    var number = 2
    while taken.contains(name) {
      name = "\(wanted)\(number)"
      number += 1
    }
    return name
  }
}

extension TokenSyntax {
  /// The word without backticks and without the `$` of a projection.
  var identifierText: String {
    var word = text[...]
    if word.hasPrefix("`"), word.hasSuffix("`"), word.count > 2 {
      word = word.dropFirst().dropLast()
    }
    if word.hasPrefix("$"), word.dropFirst().first?.isNumber == false { word = word.dropFirst() }
    return String(word)
  }
}
