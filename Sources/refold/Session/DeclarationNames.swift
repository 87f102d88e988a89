import Rewriting
import Synchronization

/// The names in the patterns of `--in`, and whether the files of a run hold them at all: a name that
/// was mistyped selects nothing, and that should not go unseen.
final class DeclarationNames: Sendable {
  private let unseen: Mutex<[Name]>

  private struct Name {
    let text: String
    let bytes: Trigger
  }

  /// - Parameter patterns: As they were typed. Parts with `*` stand for any name.
  init(_ patterns: [String]) {
    var seen: Set<Substring> = []
    let names = patterns.flatMap { $0.split(separator: ".") }
      .filter { !$0.contains("*") && seen.insert($0).inserted }
    unseen = Mutex(names.map { Name(text: String($0), bytes: .bytes(Array($0.utf8))) })
  }

  /// Looks at the bytes of a file.
  func look(at bytes: UnsafeRawBufferPointer) {
    unseen.withLock { names in
      if names.isEmpty { return }
      names.removeAll { $0.bytes.matches(bytes) }
    }
  }

  /// The names that no file holds.
  var missing: [String] { unseen.withLock { $0.map(\.text) } }
}
