import Rewriting
import SwiftSyntax

extension Layout {
  /// Code that is written with LF, two spaces a level and braces on the lines that they end, as this
  /// file writes it at an offset. Only for code that has no string literal.
  func styled(_ code: String, at offset: Int) -> String {
    var lines: [String] = []
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      let indentation = String(line.prefix { $0 == " " })
      var rest = String(line.dropFirst(indentation.count))
      if rest.hasPrefix("} else"), elseOnOwnLine || bracesOnOwnLine {
        lines.append(indentation + "}")
        rest.removeFirst(2)
      }
      if bracesOnOwnLine, rest.hasSuffix(" {") {
        lines.append(indentation + rest.dropLast(2))
        rest = "{"
      }
      lines.append(indentation + rest)
    }
    return format(lines.joined(separator: "\n"), at: offset)
  }
}

extension SourceFile {
  /// A node's text with edits inside it made, moved from one indentation to another under the rules
  /// of `Layout.reindent`. The text that an edit brings is laid out already for where it goes.
  func text(
    of node: some SyntaxProtocol, applying edits: [SourceEdit], from old: String, to new: String
  ) -> String {
    let moves = Layout(self).reindent(node, from: old, to: new).filter { move in
      !edits.contains {
        $0.offsets.overlaps(move.offsets) || $0.offsets.contains(move.offsets.lowerBound)
      }
    }
    let range = node.offsets
    let shifted = (edits + moves).map { edit in
      SourceEdit(
        (edit.offsets.lowerBound - range.lowerBound)..<(edit.offsets.upperBound - range.lowerBound),
        edit.replacementBytes)
    }.sorted {
      ($0.offsets.lowerBound, $0.offsets.upperBound) < (
        $1.offsets.lowerBound, $1.offsets.upperBound
      )
    }
    return String(decoding: Patch.splice(shifted, into: Array(bytes[range])), as: UTF8.self)
  }
}
