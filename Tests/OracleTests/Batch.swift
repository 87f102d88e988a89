/// Files that are checked in one run of the compiler because none can see another.
struct Batch: Sendable {
  struct Member: Sendable {
    /// The place of the question in the list of all.
    var index: Int
    /// The file as it is.
    var source: String
    /// The file with everything at its top level `fileprivate`.
    var isolated: String
  }

  /// Larger ones gain little: most of the time is then spent on the files themselves.
  static let limit = 24

  var target: Target
  var language: Int
  /// The file that a lone member needs, if any.
  var context: [String]
  var members: [Member]
  private var hasMain: Bool

  /// Every question in one batch or another, those that cannot be isolated each in its own.
  static func all(of questions: [Oracle.Question]) -> [Batch] {
    var open: [Batch] = []
    var full: [Batch] = []
    for (index, question) in questions.enumerated() {
      let file = IsolatedFile(question.source)
      let isAlone = file.text == nil || question.context != nil
      let member = Member(
        index: index, source: question.source,
        isolated: isAlone ? question.source : file.text ?? question.source)
      let batch = Batch(
        target: question.target, language: question.language,
        context: question.context.map { [$0] } ?? [], members: [member],
        hasMain: file.hasMain)
      guard file.text != nil, batch.context.isEmpty else {
        full.append(batch)
        continue
      }
      let place = open.firstIndex { $0.admits(batch) }
      guard let place else {
        open.append(batch)
        continue
      }
      open[place].members.append(member)
      open[place].hasMain = open[place].hasMain || file.hasMain
      if open[place].members.count == limit { full.append(open.remove(at: place)) }
    }
    return full + open
  }

  /// A module has one `@main` at most.
  private func admits(_ other: Batch) -> Bool {
    target == other.target && language == other.language && !(hasMain && other.hasMain)
  }
}
