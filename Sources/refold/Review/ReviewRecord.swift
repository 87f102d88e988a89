import Foundation
import Worktree

/// What is kept of a review while it goes on, so that it can be resumed: one JSON object a line.
enum ReviewEntry: Codable, Hashable, Sendable {
  /// The command line after `review`; always the first line.
  case begun(words: [String], workingDirectory: String)
  /// The files that are under review from here on, by path, with the digest of their content.
  /// Replies from before hold only in files that are the same.
  case files([String: String])
  case reply(Reply)
  /// The last reply was taken back.
  case undone
  /// A file that is about to be written: what it held before the review, and what it will hold.
  case writing(path: String, original: Data, after: String)
}

/// The record of a review.
struct ReviewRecord {
  private(set) var words: [String] = []
  private(set) var workingDirectory = ""
  /// The digest of what each file held when the review came upon it.
  private(set) var digests: [String: String] = [:]
  /// What the files held before they were written, and the digests of what they were to hold.
  private(set) var written: [String: (original: [UInt8], after: Set<String>)] = [:]
  /// The replies that hold.
  private(set) var replies: [Reply] = []

  /// Reads the lines of a record; nil when they are none.
  init?(_ lines: [[UInt8]]) {
    let decoder = JSONDecoder()
    let entries = lines.compactMap { try? decoder.decode(ReviewEntry.self, from: Data($0)) }
    guard entries.count == lines.count, case .begun(let words, let folder)? = entries.first
    else { return nil }
    (self.words, workingDirectory) = (words, folder)
    for entry in entries.dropFirst() {
      switch entry {
      case .begun: return nil
      case .files(let digests): _ = take(digests)
      case .reply(let reply): replies.append(reply)
      case .undone: _ = replies.popLast()
      case .writing(let path, let original, let after):
        written[path, default: (Array(original), [])].after.insert(after)
      }
    }
  }

  /// Takes note of what the files hold, and drops the replies about those that have become others.
  ///
  /// - Returns: those of the files about which there were replies, sorted, with their number.
  mutating func take(_ digests: [String: String]) -> [(path: String, count: Int)] {
    let changed = Set(digests.filter { self.digests[$0.key] != $0.value }.keys)
    self.digests.merge(digests) { $1 }
    var dropped: [String: Int] = [:]
    replies = replies.compactMap { reply in
      var reply = reply
      reply.except.formUnion(reply.reach == .transform ? changed : [])
      guard changed.contains(reply.key.path) else { return reply }
      dropped[reply.key.path, default: 0] += 1
      // What it says of other files still holds; its own question is not there any more.
      return reply.reach == .transform ? reply : nil
    }
    for path in changed { written[path] = nil }
    return dropped.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
