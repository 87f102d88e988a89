import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal that a person answers at: key by key, or by lines where it cannot do that.
///
/// While a value is alive the terminal does not show what is typed and hands over each key at once,
/// and Ctrl-C, Ctrl-Z and the signals that end a program are events. Whichever way the process ends,
/// the terminal gets back the modes that it had.
final class Keyboard {
  /// Whether answers are lines.
  let readsLines: Bool
  private var hasEnded = false

  /// What comes from the keyboard.
  enum Input: Equatable {
    case bytes([UInt8])
    case signal(Int32)
    case end
  }

  init(readsLines: Bool) {
    self.readsLines = readsLines
    TerminalModes.save()
    Signals.watch([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH])
    takeKeys()
  }

  /// Gives the terminal back.
  func close() {
    TerminalModes.restore()
    Signals.unwatch()
  }

  /// Waits for what comes next.
  /// - Parameter milliseconds: How long at most; nil for as long as it takes. Then nil is given.
  func next(within milliseconds: Int32? = nil) -> Input? {
    while true {
      if let signal = Signals.take() { return .signal(signal) }
      if hasEnded { return .end }
      var waits = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: Signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&waits, nfds_t(waits.count), milliseconds ?? -1)
      if count == 0 { return nil }
      guard count > 0, waits[1].revents == 0 else { continue }
      var buffer = [UInt8](repeating: 0, count: 1024)
      let length = read(STDIN_FILENO, &buffer, buffer.count)
      if length > 0 { return .bytes(Array(buffer[..<length])) }
      if length < 0, errno == EINTR || errno == EAGAIN { continue }
      // When the terminal is gone, the signal that says so may come a moment later.
      if length < 0 || !Terminal.isTerminal(STDIN_FILENO) { return .signal(SIGHUP) }
      hasEnded = true
    }
  }

  /// Waits for a signal alone, while another program has the terminal.
  func signal(within milliseconds: Int32) -> Int32? {
    var wait = pollfd(fd: Signals.descriptor, events: Int16(POLLIN), revents: 0)
    poll(&wait, 1, milliseconds)
    return Signals.take()
  }

  /// Does something with the terminal as other programs expect it. Ctrl-C and Ctrl-\ are for them.
  func lend<Result>(_ body: () throws -> Result) rethrows -> Result {
    TerminalModes.restore()
    Signals.ignore([SIGINT, SIGQUIT])
    defer {
      Signals.handle([SIGINT, SIGQUIT])
      takeKeys()
    }
    return try body()
  }

  /// Takes the terminal again.
  func takeKeys() {
    if !readsLines { TerminalModes.setKeys() }
  }

  /// Stops as Ctrl-Z wants it, until somebody continues the process.
  func suspend() {
    TerminalModes.restore()
    stop()
    takeKeys()
  }

  /// Stops with the terminal as it is.
  func stop() { Signals.letStop() }
}

/// The modes of the terminal before they were changed.
///
/// They are global because a signal handler must be able to restore them.
private enum TerminalModes {
  nonisolated(unsafe) static var saved = termios()
  nonisolated(unsafe) static var areSaved = false

  static func save() {
    guard tcgetattr(STDIN_FILENO, &saved) == 0 else { return }
    areSaved = true
    // A trap of this program must not leave a terminal behind that shows nothing.
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
      signal(number) { number in
        TerminalModes.restore()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  static func restore() {
    if areSaved { tcsetattr(STDIN_FILENO, TCSADRAIN, &saved) }
  }

  static func setKeys() {
    guard areSaved else { return }
    var modes = saved
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &modes.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
  }
}

/// Signals as events: a handler writes the number to a pipe that is waited for together with keys.
private enum Signals {
  /// The end of the pipe to wait for.
  nonisolated(unsafe) static var descriptor: Int32 = -1
  nonisolated(unsafe) static var writing: Int32 = -1
  nonisolated(unsafe) static var watched: [Int32] = []

  static func watch(_ numbers: [Int32]) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, writing) = (ends[0], ends[1])
    watched = numbers
    handle(numbers)
  }

  static func unwatch() {
    for number in watched { signal(number, SIG_DFL) }
    watched = []
    for end in [descriptor, writing] where end >= 0 { close(end) }
    (descriptor, writing) = (-1, -1)
  }

  static func take() -> Int32? {
    var byte: UInt8 = 0
    return read(descriptor, &byte, 1) == 1 ? Int32(byte) : nil
  }

  static func letStop() {
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    handle([SIGTSTP])
  }

  static func ignore(_ numbers: [Int32]) {
    for number in numbers { signal(number, SIG_IGN) }
  }

  static func handle(_ numbers: [Int32]) {
    for number in numbers {
      signal(number) { number in
        let code = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(Signals.writing, &byte, 1)
        errno = code
      }
    }
  }
}
