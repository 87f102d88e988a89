import Reports

/// The keys of a review, as `?` lists them.
enum ReviewKeys {
  static let all: [(key: String, text: String)] = [
    ("y", "yes: make this change"),
    ("n", "no: leave it as it is"),
    ("a", "yes to this and all later ones of this file, also of later transforms"),
    ("d", "no to this and all later ones of this file, also of later transforms"),
    ("A", "yes to this and all later ones of this transform"),
    ("D", "no to this and all later ones of this transform"),
    ("u", "undo the last answer, also of an earlier transform"),
    ("j", "leave it open, go to the next open one"),
    ("k", "leave it open, go to the open one before"),
    ("g", "go to a number"),
    ("/", "search the open ones for a text"),
    ("Tab", "show the next alternative"),
    ("i", "give a value, such as the name of a symbol"),
    ("e", "edit the new text in your editor"),
    ("s", "split into parts that stand alone"),
    ("o", "explain the transform"),
    ("q", "quit, and write what was accepted"),
    ("Q", "quit, and write nothing"),
    ("?", "list the keys"),
  ]

  private static let remark =
    "a and A never pick one of several alternatives: those are still asked."

  /// The list, for a terminal of a number of columns.
  static func list(width: Int, _ paint: Paint) -> String {
    all.map { key, text in
      let lines = wrapped(text, to: max(width - 6, 20)).split(separator: "\n")
      let padding = String(repeating: " ", count: 5 - key.count)
      return "\(paint(key, .name))\(padding)" + lines.joined(separator: "\n     ") + "\n"
    }.joined() + wrapped(remark, to: width) + "\n"
  }

  /// The keys that do something at the question of a session, in one word.
  static func hint(_ session: ReviewSession) -> String {
    let finding = session.question?.finding
    var useless: Set<String> = []
    if session.ledger.replies.isEmpty { useless.insert("u") }
    if session.undecided < 2, session.transforms.count < 2 { useless.formUnion(["j", "k"]) }
    if session.questions.count < 2 { useless.formUnion(["g", "/"]) }
    if finding?.changes.count ?? 0 < 2 { useless.insert("Tab") }
    if finding?.blank == nil { useless.insert("i") }
    if session.shown?.change == nil { useless.insert("e") }
    if session.shown?.change?.edits.count ?? 0 < 2 { useless.insert("s") }
    return all.map(\.key).filter { !useless.contains($0) }.joined(separator: ",")
  }
}
