import Worktree

/// One of several parts of the files, so that many machines can share the work: `--shard 2/8`.
struct Shard: Sendable {
  /// As it was typed.
  let text: String
  /// Zero-based.
  private let index: UInt32
  private let count: UInt32

  init(_ text: String, of command: Command) throws(Failure) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { UInt32($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      number > 0, number <= count
    else {
      throw .invalid(text, for: .shard, "a part is written such as 2/8", command)
    }
    self.text = text
    index = number - 1
    self.count = count
  }

  /// Whether a file belongs to the part: its path from the root decides alone.
  func holds(_ file: DiscoveredFile) -> Bool {
    let digits = Digest(of: file.relativePath.bytes).description.prefix(8)
    return (UInt32(digits, radix: 16) ?? 0) % count == index
  }
}
