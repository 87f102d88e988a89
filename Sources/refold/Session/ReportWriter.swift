import Reports
import Synchronization

/// Puts a report together and brings it to where it goes: to standard output as it comes, or all at
/// its end.
final class ReportWriter: Sendable {
  private let report: any Report
  private let console: Console
  private let file: ReportFile?
  private let state: Mutex<State>

  private struct State {
    /// What waits for the end; nil when everything goes on at once.
    var held: [UInt8]?
    var isEmpty = true
  }

  /// - Parameter applied: What a report for people says of a change that is made.
  init(_ session: Session, applied: String = "") throws(Failure) {
    report = session.report(applied: applied)
    console = session.console
    file = try session.options.output.file.map { (path) throws(Failure) in
      try ReportFile(path, for: .output, of: session.command)
    }
    // An id that means nothing is seen at the end only, and then nothing is to be shown.
    let selection = session.options.selection
    let holdsBack = !selection.only.isEmpty || !selection.skip.isEmpty
    state = Mutex(State(held: holdsBack || file != nil ? [] : nil))
  }

  /// The text of a file, which can be made on any thread; `add` wants them in order.
  func text(of file: FileReport) -> [UInt8] { report.text(of: file) }

  /// Adds the text of the next file.
  func add(_ text: [UInt8]) {
    guard !text.isEmpty else { return }
    state.withLock { state in
      emit((state.isEmpty ? report.opening : report.separator) + text, &state)
      state.isEmpty = false
    }
  }

  /// Adds the end, and shows what was held back.
  func finish(_ summary: Summary) throws(Failure) {
    let held = state.withLock { state in
      emit((state.isEmpty ? report.opening : []) + report.closing(summary), &state)
      return state.held
    }
    guard let held else { return }
    if let file { try file.write(held) } else { console.print(held) }
  }

  private func emit(_ bytes: [UInt8], _ state: inout State) {
    if state.held == nil { console.print(bytes) } else { state.held? += bytes }
  }
}
