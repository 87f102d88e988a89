/// The lines of one file, as `--lines` names them: `FILE:A-B[,C-D]`, one-based, both ends included.
struct LineRanges: Sendable {
  /// As it was typed.
  let file: String
  let ranges: [ClosedRange<Int>]

  init(_ text: String, of command: Command) throws(Failure) {
    guard let colon = text.lastIndex(of: ":"), colon > text.startIndex else {
      throw .invalid(
        text, for: .lines, "lines are written FILE:A-B, such as Home.swift:10-20", command)
    }
    file = String(text[..<colon])
    ranges = try text[text.index(after: colon)...]
      .split(separator: ",", omittingEmptySubsequences: false)
      .map { (part) throws(Failure) in
        let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
          first > 0
        else {
          throw .invalid(
            text, for: .lines, "'\(part)' is no range of lines, such as 10-20", command)
        }
        guard first <= last else {
          throw .invalid(text, for: .lines, "line \(first) comes after line \(last)", command)
        }
        return first...last
      }
  }
}
