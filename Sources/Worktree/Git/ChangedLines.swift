import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Repository {
  /// The lines of Swift sources, as they are on disk, that are not in a commit.
  ///
  /// Staged, unstaged and untracked changes count, the last unless git ignores the file. A file
  /// that was renamed is compared with what it was, staged or not.
  ///
  /// - Parameter revision: anything that names a commit, as a branch or `HEAD~3`.
  /// - Returns: by path from the root, ranges of one-based lines in their order. A file of which
  ///   nothing is new, and one that only lost lines, is left out.
  public func changedLines(
    since revision: String
  ) throws(GitError) -> [Path: [ClosedRange<Int>]] {
    let parsed = try git.attempt(
      ["rev-parse", "--quiet", "--verify", "--end-of-options", "\(revision)^{commit}"], in: root)
    guard parsed.succeeded else { throw .unknownRevision(revision, isShallow: isShallow) }
    let index = try indexWithUntracked()
    defer { index?.remove() }
    let output = try git.run(
      // Options that stand against what the user's configuration may say.
      [
        "diff", "--unified=0", "--inter-hunk-context=0", "--find-renames", "-l10000", "--text",
        "--no-color", "--no-ext-diff", "--no-textconv", "--no-relative", "--src-prefix=a/",
        "--dst-prefix=b/", "--diff-algorithm=histogram", "--ignore-submodules=all",
        "--output-indicator-new=+", parsed.output.firstLine, "--", "*.swift",
      ], in: root,
      variables: index.map { ["GIT_INDEX_FILE": $0.file.description] } ?? [:])
    return DiffLines(output).changed
  }

  /// A copy of the index that also lists the untracked sources, so that `git diff` compares them,
  /// and finds what they were renamed from; nil when there are none.
  private func indexWithUntracked() throws(GitError) -> ScratchIndex? {
    let listing = try git.run(
      ["ls-files", "-z", "--others", "--exclude-standard", "--", "*.swift"], in: root)
    let untracked = listing.split(separator: 0).filter { $0.last != Path.slash }
    guard !untracked.isEmpty else { return nil }
    let index = try ScratchIndex(copying: gitFolder.appending(Path("index")))
    do throws(GitError) {
      // Any object will do, since the files on disk are what is compared.
      let empty = try git.run(["hash-object", "--stdin"], in: root).firstLine
      try git.run(
        ["-c", "core.splitIndex=false", "update-index", "-z", "--index-info"], in: root,
        input: untracked.flatMap { Array("100644 \(empty)\t".utf8) + $0 + [0] },
        variables: ["GIT_INDEX_FILE": index.file.description])
      return index
    } catch {
      index.remove()
      throw error
    }
  }
}

/// A copy of an index in the temporary directory.
private struct ScratchIndex {
  let file: Path
  private let folder: Path

  init(copying index: Path) throws(GitError) {
    var template = Array(
      FileManager.default.temporaryDirectory.path.utf8CString.dropLast()
        + "/refold-index-XXXXXX".utf8CString)
    do throws(SystemError) {
      guard mkdtemp(&template) != nil else { throw SystemError("create a folder in", Path("/tmp")) }
      folder = Path(bytes: template.dropLast().map { UInt8(bitPattern: $0) })
      file = folder.appending(Path("index"))
      // Before the first commit there may be no index yet.
      guard index.exists else { return }
      let bytes = try index.contents()
      let raw = file.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
      guard raw >= 0 else { throw SystemError("create", file) }
      try Descriptor(owning: raw).writeAll(bytes, to: file)
    } catch {
      throw .notRun(error)
    }
  }

  func remove() {
    for name in (try? folder.entries()) ?? [] {
      _ = folder.appending(name).withCString { unlink($0) }
    }
    _ = folder.withCString { rmdir($0) }
  }
}

/// What a unified diff without context says about the new side.
struct DiffLines {
  /// By path, the lines that are new or different.
  private(set) var changed: [Path: [ClosedRange<Int>]] = [:]

  /// Reads what git printed, with `b/` before new names.
  init(_ diff: [UInt8]) {
    var path: Path?
    var skipped = 0
    for line in diff.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.first == UInt8(ascii: "\\") { continue }
      if skipped > 0 {
        skipped -= 1
      } else if line.starts(with: "+++ ".utf8) {
        path = DiffLines.path(line.dropFirst(4))
      } else if line.starts(with: "@@ -".utf8), let hunk = Hunk(line) {
        skipped = hunk.oldCount + hunk.newCount
        if let path, hunk.newCount > 0 {
          changed[path, default: []].append(hunk.newStart...(hunk.newStart + hunk.newCount - 1))
        }
      }
    }
  }

  /// The head of a hunk, as in `@@ -3,2 +3 @@`.
  private struct Hunk {
    var oldCount = 1
    var newStart = 0
    var newCount = 1

    init?(_ line: ArraySlice<UInt8>) {
      let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
      guard fields.count >= 3 else { return nil }
      let numbers = fields[1...2].map { field in
        field.dropFirst().split(separator: UInt8(ascii: ",")).compactMap {
          Int(String(decoding: $0, as: UTF8.self))
        }
      }
      guard let start = numbers[1].first else { return nil }
      newStart = start
      if numbers[0].count > 1 { oldCount = numbers[0][1] }
      if numbers[1].count > 1 { newCount = numbers[1][1] }
    }
  }

  /// The path after `+++ `; nil when the file is gone.
  private static func path(_ text: ArraySlice<UInt8>) -> Path? {
    var name = QuotedName.bytes(text) ?? Array(text)
    // After a name with a space git puts a tab; one in a name would be quoted.
    if text.last == UInt8(ascii: "\t") { name.removeLast() }
    return name.starts(with: "b/".utf8) ? Path(bytes: name.dropFirst(2)) : nil
  }
}
