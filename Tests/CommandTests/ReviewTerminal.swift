import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pseudo-terminal with `refold` running in it as the leader of a session, as a shell would have it.
final class ReviewTerminal {
  let process: pid_t
  private var master: Int32
  /// The end of the process, held open here too so that it keeps its modes.
  private let slave: Int32
  private var output: [UInt8] = []
  /// How much of the output was waited for already.
  private var seen = 0
  private var status: Int32?

  /// How long anything may take; a busy machine is no failure.
  private static let patience = Duration.seconds(120)

  struct Impatience: Error, CustomStringConvertible {
    let description: String
  }

  /// Starts the executable, or another program, in a sandbox.
  init(
    _ sandbox: Sandbox, _ arguments: [String], program: String? = nil, columns: UInt16 = 100,
    rows: UInt16 = 40, environment: [String: String] = [:]
  ) throws {
    var name = [CChar](repeating: 0, count: 128)
    master = try PseudoTerminals().open(&name)
    slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(slave >= 0)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(master, UInt(TIOCSWINSZ), &size) == 0)

    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      // POSIX_SPAWN_SETSID, which the module does not name.
      let newSession: Int16 = 0x80
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let newSession = Int16(POSIX_SPAWN_SETSID)
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the leader of a session opens is the one that controls it.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, newSession | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))

    let executable = try program ?? Sandbox.executable().path
    let variables = sandbox.environment.merging(["TERM": "xterm-256color"]) { $1 }
      .merging(environment) { $1 }.filter { !$0.value.isEmpty }
    let shell = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", sandbox.folder.path]
    var words = (shell + [executable] + arguments).map { strdup($0) } + [nil]
    var settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + settings { free(text) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, shell[0], &actions, &attributes, &words, &settings)
    process = id
    try #require(code == 0)
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    hangUp()
    close(slave)
  }

  /// Everything that was shown so far, with what steers the terminal.
  var rawText: String { String(decoding: output, as: UTF8.self) }

  /// Everything that was shown so far, as one could read it.
  var text: String { Self.plain(rawText) }

  /// Types keys.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }

  /// Waits until a text is shown that was not waited for before.
  ///
  /// - Returns: what was shown since the last time, up to and with the text.
  @discardableResult
  func wait(for wanted: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String
  {
    let start = ContinuousClock.now
    while true {
      // What a terminal does with a line end is not what is looked for.
      let fresh = Self.plain(String(decoding: output[seen...], as: UTF8.self))
      if let range = fresh.range(of: wanted) {
        seen = output.count
        return String(fresh[..<range.upperBound])
      }
      let hasEnded = hasEnded
      guard take() || !hasEnded, ContinuousClock.now - start < Self.patience else {
        Issue.record("'\(wanted)' was never shown:\n\(fresh)", sourceLocation: sourceLocation)
        throw Impatience(description: "no '\(wanted)'")
      }
    }
  }

  /// Waits until a question is asked; false when the process ends instead.
  func waitForQuestionOrEnd() throws -> Bool {
    let start = ContinuousClock.now
    while true {
      if Self.plain(String(decoding: output[seen...], as: UTF8.self)).hasSuffix("] ") {
        seen = output.count
        return true
      }
      let hasEnded = hasEnded
      if !take(), hasEnded { return false }
      guard ContinuousClock.now - start < Self.patience else {
        throw Impatience(description: "no question")
      }
    }
  }

  /// Types keys, and waits until a text is shown.
  @discardableResult
  func type(
    _ keys: String, waitingFor wanted: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    type(keys)
    return try wait(for: wanted, sourceLocation: sourceLocation)
  }

  /// Waits for the end of the process.
  ///
  /// - Returns: its exit status, or 128 and the number of the signal that ended it.
  func waitForEnd(sourceLocation: SourceLocation = #_sourceLocation) throws -> Int32 {
    let start = ContinuousClock.now
    while status == nil {
      take(milliseconds: 10)
      if hasEnded { break }
      guard ContinuousClock.now - start < Self.patience else {
        Issue.record("it never ended:\n\(text)", sourceLocation: sourceLocation)
        throw Impatience(description: "no end")
      }
    }
    while take(milliseconds: 0) {}
    return status ?? -1
  }

  /// Whether the process is gone.
  private var hasEnded: Bool {
    var code: Int32 = 0
    if status == nil, waitpid(process, &code, WNOHANG) == process {
      status = code & 0x7F == 0 ? (code >> 8) & 0xFF : 128 + (code & 0x7F)
    }
    return status != nil
  }

  /// Changes the size of the window, which tells the process.
  func resize(columns: UInt16, rows: UInt16 = 40) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Takes the terminal away, as closing its window does.
  func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  func send(_ signal: Int32) { kill(process, signal) }

  /// Whether keys are shown as they are typed and handed over by lines.
  var isCooked: Bool {
    var modes = termios()
    tcgetattr(slave, &modes)
    return modes.c_lflag & tcflag_t(ICANON) != 0 && modes.c_lflag & tcflag_t(ECHO) != 0
  }

  /// Whether the process is stopped, by its own wish.
  func waitForStop() throws {
    let start = ContinuousClock.now
    var code: Int32 = 0
    while waitpid(process, &code, WNOHANG | WUNTRACED) != process || code & 0xFF != 0x7F {
      take(milliseconds: 10)
      guard ContinuousClock.now - start < Self.patience else {
        throw Impatience(description: "it did not stop")
      }
    }
  }

  /// Takes what there is to read; false when there was nothing.
  @discardableResult
  private func take(milliseconds: Int32 = 100) -> Bool {
    guard master >= 0 else {
      poll(nil, 0, milliseconds)
      return false
    }
    var wait = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    let count = poll(&wait, 1, milliseconds)
    guard count > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let length = read(master, &buffer, buffer.count)
    guard length > 0 else { return false }
    output += buffer[..<length]
    return true
  }

  private static func plain(_ text: String) -> String {
    text.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "").replacing("\r\n", with: "\n")
  }
}

/// The functions of the C library that make pseudo-terminals; Glibc's module leaves them out.
private struct PseudoTerminals {
  private typealias ByNumber = @convention(c) (Int32) -> Int32
  private typealias Name = @convention(c) (Int32, UnsafeMutablePointer<CChar>, Int) -> Int32
  private let openTerminal, grant, unlock: ByNumber
  private let name: Name

  init() throws {
    func find<Function>(_ name: String) throws -> Function {
      unsafeBitCast(try #require(dlsym(dlopen(nil, RTLD_NOW), name)), to: Function.self)
    }
    openTerminal = try find("posix_openpt")
    grant = try find("grantpt")
    unlock = try find("unlockpt")
    name = try find("ptsname_r")
  }

  /// Opens a new terminal.
  /// - Parameter path: takes the path of the end that a program gets.
  func open(_ path: inout [CChar]) throws -> Int32 {
    let master = openTerminal(O_RDWR | O_NOCTTY)
    try #require(master >= 0)
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    try #require(grant(master) == 0 && unlock(master) == 0)
    try #require(name(master, &path, path.count) == 0)
    return master
  }
}
