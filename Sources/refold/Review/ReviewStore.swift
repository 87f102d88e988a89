import Foundation
import Worktree

/// Keeps the record of a review where a crash does not reach it.
final class ReviewStore {
  private let journal: Journal?
  /// Why something could not be kept.
  private(set) var failure: String?
  /// Whether there is something to go on with.
  private var hasReplies: Bool

  /// - Parameter journal: nil where there is no repository to keep it in.
  init(_ journal: Journal?, hasReplies: Bool = false) {
    self.journal = journal
    self.hasReplies = hasReplies
  }

  /// Whether there is a place to keep it.
  var isKept: Bool { journal != nil }

  /// Whether the review can be resumed.
  var canResume: Bool { journal != nil && failure == nil && hasReplies }

  /// Adds an entry; when this returns, it is on the disk, or `failure` says why not.
  func save(_ entry: ReviewEntry) {
    guard let journal, failure == nil else { return }
    if case .reply = entry { hasReplies = true }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do throws(SystemError) {
      // Strings, numbers and data can all be encoded.
      try journal.append(Array(try! encoder.encode(entry)))
    } catch {
      failure = "\(error)"
    }
  }

  /// Forgets the review: it is done, or nothing was answered.
  func remove() { journal?.remove() }

  /// Forgets the review when nothing was answered.
  func close() {
    if !hasReplies { remove() }
  }

  static let name = "review"
}
