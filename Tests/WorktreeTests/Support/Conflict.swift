@testable import Worktree

extension Sandbox {
  /// Leaves a merge unfinished: `A.swift` is in conflict.
  func makeConflict(in folder: String = "") throws {
    let file = folder.isEmpty ? "A.swift" : "\(folder)/A.swift"
    try git("checkout", "-q", "-b", "theirs", in: folder)
    try write(file, "let theirs = 1\n")
    try git("commit", "-q", "-a", "-m", "Theirs", in: folder)
    try git("checkout", "-q", "-", in: folder)
    try write(file, "let ours = 1\n")
    try git("commit", "-q", "-a", "-m", "Ours", in: folder)
    _ = try git.attempt(["merge", "theirs"], .writes, in: path(folder))
  }
}
