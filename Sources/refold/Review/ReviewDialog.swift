import Foundation
import Reports
import Rewriting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Leads a person through a review: shows what the session has to show, and tells it what was typed.
final class ReviewDialog {
  private(set) var session: ReviewSession
  private let console: Console
  private let keyboard: Keyboard
  private let keys: KeyReader
  private let store: ReviewStore
  private let editor: () -> Editor
  /// Called with a file whose questions are answered, and what it came to.
  private let settle: (Int, Run) -> Void
  private var end: End?
  private var saidFailure = false

  /// Why there are no more questions.
  enum End {
    case ending(Ending)
    /// A signal wants the process to end.
    case signal(Int32)
  }

  init(
    _ session: ReviewSession, _ console: Console, _ keyboard: Keyboard, _ store: ReviewStore,
    editor: @escaping () -> Editor, settle: @escaping (Int, Run) -> Void
  ) {
    self.session = session
    self.console = console
    self.keyboard = keyboard
    self.store = store
    self.editor = editor
    self.settle = settle
    keys = KeyReader(keyboard)
  }

  /// Asks until there is nothing more to ask, or nobody to answer.
  func run() -> End {
    perform(session.begin())
    while end == nil {
      switch keys.key() {
      case .key(let key):
        echo(key)
        perform(session.handle(.key(key)))
      case .signal(let number): take(signal: number)
      case .end:
        console.print("\n")
        perform(session.handle(.endOfInput))
      }
      // Only a terminal that is gone takes nothing.
      if console.isOutputClosed { end = .signal(SIGHUP) }
    }
    return end ?? .ending(.endOfInput)
  }

  private var screen: ReviewScreen {
    ReviewScreen(
      session: session, width: Terminal.columns(of: STDOUT_FILENO) ?? 80,
      paint: console.outputPaint)
  }

  private func perform(_ effects: [ReviewEffect]) {
    for effect in effects { perform(effect) }
  }

  private func perform(_ effect: ReviewEffect) {
    switch effect {
    case .show: console.print(screen.question + screen.prompt)
    case .prompt: console.print(screen.prompt)
    case .say(let text): say(text)
    case .save(let reply):
      save(.reply(reply))
      perform(session.handle(.saved))
    case .saveUndo:
      save(.undone)
      perform(session.handle(.saved))
    case .ask(let prompt): ask(prompt)
    case .edit(let text): edit(text)
    case .explain:
      let transform = session.transforms[session.transform]
      let width = screen.width
      console.print(
        "\n" + ManualPage(transform, paint: console.outputPaint, width: min(width, 100)).text)
    case .listKeys:
      console.print("\n" + ReviewKeys.list(width: screen.width, console.outputPaint))
    case .settle(let file): settle(file, session.files[file].run)
    case .end(let ending): end = .ending(ending)
    }
  }

  private func say(_ text: String) {
    console.print(
      console.outputPaint(wrapped(printable(text), to: screen.width), .warning) + "\n")
  }

  private func save(_ entry: ReviewEntry) {
    store.save(entry)
    if let failure = store.failure, !saidFailure {
      saidFailure = true
      say("Answers are not saved from here on, so that --resume will not know them: \(failure).")
    }
  }

  /// Shows a key that the terminal itself does not show.
  private func echo(_ key: Key) {
    guard !keyboard.readsLines else { return }
    switch key {
    case .letter(let letter): console.print("\(letter)\n")
    default: console.print("\n")
    }
  }

  private func ask(_ prompt: String) {
    let prompt = console.outputPaint(printable(prompt), .heading)
    if let rest = keys.takeRest() { return perform(session.handle(.text(rest))) }
    if keyboard.readsLines { return askForLine(prompt) }
    var text = ""
    var editor = LineEditor(keys: keys, prompt: prompt) { [console] in console.print($0) }
    while end == nil {
      switch editor.read(&text) {
      case .text(let text):
        console.print("\n")
        return perform(session.handle(.text(text)))
      case .calledOff:
        console.print("\n")
        return perform(session.handle(.text(nil)))
      case .signal(let number): take(signal: number)
      case .end:
        console.print("\n")
        perform(session.handle(.endOfInput))
      }
    }
  }

  private func askForLine(_ prompt: String) {
    console.print(prompt)
    while end == nil {
      switch keys.line() {
      case .text(let text): return perform(session.handle(.text(text)))
      case .signal(let number): take(signal: number)
      case .end: perform(session.handle(.endOfInput))
      }
    }
  }

  private func edit(_ text: Data) {
    let name = session.question?.key.path.split(separator: "/").last.map(String.init)
    do throws(Editor.Failure) {
      let edited = try editor().edit(text, name: name ?? "change.swift", keyboard)
      perform(session.handle(.edited(edited)))
    } catch {
      switch error {
      case .problem(let reason): perform(session.handle(.notEdited(reason)))
      case .signal(let number): end = .signal(number)
      }
    }
  }

  private func take(signal number: Int32) {
    switch number {
    case SIGTSTP:
      console.print("\n")
      keyboard.suspend()
      redraw()
    case SIGCONT:
      keyboard.takeKeys()
      redraw()
    case SIGWINCH:
      if !keyboard.readsLines { redraw() }
    default:
      console.print("\n")
      end = .signal(number)
    }
  }

  /// Shows the question anew, on an empty screen where there can be one.
  private func redraw() {
    if !keyboard.readsLines { console.print("\u{1B}[H\u{1B}[J") }
    perform(.show)
  }
}
