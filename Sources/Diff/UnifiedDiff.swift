/// The diff of one file as text that `git apply` and `patch -p1` accept.
///
/// It has the form that `git diff` gives to a file that exists before and after with the same mode,
/// without the `index` line; each hunk is headed by the Swift declaration around it.
public struct UnifiedDiff: Sendable {
  private let diff: LineDiff
  private let path: [UInt8]
  private let context: Int

  /// The diff of the file at a path, relative to where the diff is to be applied.
  public init(_ diff: LineDiff, path: [UInt8], context: Int = 3) {
    self.diff = diff
    self.path = path
    self.context = context
  }

  /// The diff of the file at a path. The path's Unicode is kept as it is, composed or decomposed.
  public init(_ diff: LineDiff, path: String, context: Int = 3) {
    self.init(diff, path: Array(path.utf8), context: context)
  }

  /// The text; empty if the files are equal.
  ///
  /// Without colour every line is byte for byte that of its file. With colour the text is for
  /// people: git's default colours, the changed words of a line reversed, and what could steer the
  /// terminal spelled out (`^[`). The carriage return of a line ending shows as `^M` where the
  /// changed lines differ in their endings, and is left out elsewhere.
  public func render(color: Bool = false) -> [UInt8] {
    let hunks = diff.hunks(context: context)
    guard !hunks.isEmpty else { return [] }
    var text = color ? DiffText(coloredFor: hunks) : DiffText()
    let (old, new) = (QuotedPath(prefix: "a/", path: path), QuotedPath(prefix: "b/", path: path))
    text.addHeader("diff --git ".utf8 + old.bytes + [Byte.space] + new.bytes)
    text.addHeader("--- ".utf8 + old.line)
    text.addHeader("+++ ".utf8 + new.line)
    var headings = SectionHeadings(of: diff.old)
    for hunk in hunks {
      let start = hunk.oldCount == 0 ? hunk.oldStart : hunk.oldStart - 1
      text.add(hunk, heading: headings.heading(of: start..<start + hunk.oldCount))
    }
    return text.bytes
  }
}
