import Reports
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The two ways out of the process: data goes to standard output, everything for people to standard
/// error.
///
/// Lines do not mix, whichever thread prints. Output that nobody reads any more is dropped.
final class Console: Sendable {
  /// How much is said to people.
  enum Level: Int, Sendable, Comparable {
    case quiet, normal, verbose

    static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  let level: Level
  /// Colour for what goes to standard output.
  let outputPaint: Paint
  /// Colour for what goes to standard error.
  let paint: Paint
  /// The columns that help and manual pages are broken at.
  let width: Int

  private let showsProgress: Bool
  private let state = Mutex(State())

  private struct State {
    /// Why standard output takes nothing more, as the system numbers it.
    var outputError: Int32?
    /// The progress line that stands on the terminal.
    var progress = ""
  }

  init(color: ColorChoice = .auto, level: Level = .normal) {
    self.level = level
    outputPaint = Paint(isOn: color.holds(for: STDOUT_FILENO))
    paint = Paint(isOn: color.holds(for: STDERR_FILENO))
    width = min(Terminal.columns(of: STDOUT_FILENO) ?? 80, 100)
    showsProgress = level >= .normal && Terminal.isTerminal(STDERR_FILENO) && !Terminal.isDumb
  }

  /// Whether standard output takes nothing more.
  var isOutputClosed: Bool { state.withLock { $0.outputError != nil } }

  /// Why data was lost; nil when it was not, or when whoever read it has just stopped.
  var outputFailure: String? {
    state.withLock(\.outputError).flatMap { $0 == EPIPE ? nil : String(cString: strerror($0)) }
  }

  /// Prints data.
  func print(_ text: String) { print(Array(text.utf8)) }

  /// Prints data.
  func print(_ bytes: [UInt8]) {
    state.withLock { state in
      guard !bytes.isEmpty, state.outputError == nil else { return }
      erase(&state)
      state.outputError = write(bytes, to: STDOUT_FILENO)
    }
  }

  /// Says a line to people, whatever the level: errors and answers.
  func say(_ text: String) {
    state.withLock { state in
      erase(&state)
      _ = write(Array("\(text)\n".utf8), to: STDERR_FILENO)
    }
  }

  /// Says a line to people who did not ask for quiet.
  func note(_ text: String) {
    if level >= .normal { say(text) }
  }

  /// Says a line to people who asked for more.
  func detail(_ text: String) {
    if level >= .verbose { say(text) }
  }

  /// Says that something is wrong with a place.
  func error(_ text: String, at place: String) {
    say("\(paint("\(place):", .heading)) \(paint("error:", .error)) \(text)")
  }

  /// Warns people who did not ask for quiet.
  func warn(_ text: String, at place: String? = nil) {
    let place = place.map { paint("\($0):", .heading) + " " } ?? ""
    note("\(place)\(paint("warning:", .warning)) \(text)")
  }

  /// Puts a line under what was printed, in place of the one before; an empty one takes it away.
  func progress(_ text: String) {
    guard showsProgress else { return }
    state.withLock { state in
      erase(&state)
      if write(Array(text.utf8), to: STDERR_FILENO) == nil { state.progress = text }
    }
  }

  private func erase(_ state: inout State) {
    guard !state.progress.isEmpty else { return }
    state.progress = ""
    _ = write(Array("\r\u{1B}[K".utf8), to: STDERR_FILENO)
  }

  /// Writes all of the bytes, or says why that cannot be done.
  private func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let count = systemWrite(descriptor, buffer.baseAddress! + written, buffer.count - written)
        if count >= 0 {
          written += count
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}

/// The system's `write`, which a method of the same name would hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
