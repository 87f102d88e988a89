import Diff
import Reports
import Rewriting

/// What a person sees of a review: text for a terminal of some width.
struct ReviewScreen {
  let session: ReviewSession
  /// The columns of the terminal.
  let width: Int
  let paint: Paint

  /// The question: where, the change as a hunk, why, and what it does to the user of the app.
  var question: String {
    guard let question = session.question else { return "" }
    var text = "\n" + heading(question) + hunks(question) + "\n"
    text += fact("why", question.finding.message)
    if let consequence = question.finding.consequence { text += fact("effect", consequence) }
    if let shown = session.shown { text += state(question, shown) }
    return text + remaining(question)
  }

  /// What stands before the cursor.
  var prompt: String {
    switch session.mode {
    case .confirming(_, let warning): return line(warning, .warning, "y,n")
    case .splitting(let splitting):
      let part = "Part \(splitting.index + 1) of \(splitting.parts.count)"
      return line("\(part): \(title)?", .heading, "y,n,u")
    case .asking, .typing, .saving, .ended:
      let position = "[\(session.cursor + 1)/\(session.questions.count)]"
      let hint = width >= 60 ? ReviewKeys.hint(session) : "y,n,?"
      return line("\(position) \(title)?", .heading, hint)
    }
  }

  /// A question and the keys that answer it, on one line where they fit.
  private func line(_ question: String, _ style: Paint.Style, _ keys: String) -> String {
    let lines = wrapped(printable(question), to: width).split(separator: "\n")
    let fits = (lines.last?.count ?? 0) + keys.count + 4 <= width
    return lines.map { paint(String($0), style) }.joined(separator: "\n") + (fits ? " " : "\n")
      + paint("[\(keys)]", .quiet) + " "
  }

  private var title: String {
    guard let question = session.question else { return "" }
    if let change = session.shown?.change { return printable(change.title) }
    return question.finding.blank.map { "Give a \($0.name) with i" } ?? ""
  }

  private func heading(_ question: Question) -> String {
    let place = question.candidate.placeOnDisk
    let declaration = question.candidate.declaration.joined(separator: ".")
    var parts = [
      (question.key.transform, Paint.Style.name),
      ("\(question.key.path):\(place.line):\(place.column)", .heading),
    ]
    if !declaration.isEmpty { parts.append(("in \(declaration)", .quiet)) }
    var text = ""
    var column = 0
    for (part, style) in parts {
      let part = printable(part)
      if column > 0 {
        let fits = column + 1 + part.count <= width
        text += fits ? " " : "\n"
        column = fits ? column + 1 : 0
      }
      text += paint(part, style)
      column += part.count
    }
    return text + "\n"
  }

  /// The change as a diff, without the names of files.
  private func hunks(_ question: Question) -> String {
    guard let change = session.shownChange else { return excerpt(question) }
    let diff = LineDiff(old: question.step.baseline.bytes, new: question.content(with: change))
    // In colour everything that could steer the terminal is spelled out; without, colour is taken
    // away again.
    let text = String(decoding: UnifiedDiff(diff, path: "").render(color: true), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3)
      .joined(separator: "\n")
    return paint.isOn ? text : text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
  }

  /// The line of a finding that has no change to show, and the lines around it.
  private func excerpt(_ question: Question) -> String {
    let baseline = question.step.baseline
    let offset = question.candidate.finding.offset
    let lines = baseline.lines
    let place = lines.line(of: offset)
    let shown = max(place - 2, 1)...min(place + 2, lines.starts.count)
    return shown.map { line in
      var text = baseline.bytes[lines.range(ofLine: line)]
      while let last = text.last, last == 0x0A || last == 0x0D { text.removeLast() }
      let code = printable(String(decoding: text, as: UTF8.self))
      return (line == place ? paint("> \(code)", .name) : "  \(code)") + "\n"
    }.joined()
  }

  private func state(_ question: Question, _ shown: ReviewSession.Shown) -> String {
    var text = ""
    if let change = shown.change {
      switch change.applicability {
      case .safe: text += fact("level", "safe", .good)
      case .unsafe: text += fact("level", "unsafe: it needs your judgement", .warning)
      }
    }
    let count = question.finding.changes.count
    if count > 1 {
      text += fact("choice", "\(shown.alternative + 1) of \(count); Tab shows the next")
    }
    if let blank = question.finding.blank { text += fact("value", "i asks for a \(blank.name)") }
    if let outcome = shown.outcome, outcome != .applied {
      text += fact("note", outcome.reason ?? "", .warning)
    }
    switch question.answer {
    case .no?: text += fact("answer", "no so far", .quiet)
    case .yes?: text += fact("answer", "yes so far", .quiet)
    case nil: break
    }
    return text
  }

  private func remaining(_ question: Question) -> String {
    let file = session.undecided(inFile: question.file)
    return fact("open", "\(session.undecided) of this transform, \(file) in this file", .quiet)
  }

  private func fact(_ label: String, _ text: String, _ style: Paint.Style? = nil) -> String {
    let padding = String(repeating: " ", count: 8 - label.count)
    let lines = wrapped(printable(text), to: max(width - 8, 20)).split(separator: "\n")
    return "\(paint(label, .quiet))\(padding)"
      + lines.map { line in style.map { paint(String(line), $0) } ?? String(line) }
      .joined(separator: "\n        ") + "\n"
  }
}

/// A text without what could steer the terminal.
func printable(_ text: String) -> String {
  String(
    String.UnicodeScalarView(
      text.unicodeScalars.map { scalar in
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
          "\u{FFFD}"
        default: scalar
        }
      }))
}
