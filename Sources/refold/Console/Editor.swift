import Foundation
import Worktree

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The editor of the person at the terminal.
struct Editor: Sendable {
  /// A line for the shell, to which the name of the file is added.
  let line: String

  /// `VISUAL` where the terminal can show one, then `EDITOR`, then what git would open.
  init(git: Git?, folder: Path) {
    let visual = Terminal.isDumb ? nil : Terminal.environment("VISUAL")
    line = visual ?? Terminal.environment("EDITOR") ?? git?.editor(in: folder) ?? "vi"
  }

  /// Why there is no text from an editor.
  enum Failure: Error, Equatable {
    /// What went wrong, as a sentence.
    case problem(String)
    /// A signal that ends this program came while it was open.
    case signal(Int32)
  }

  /// Has a text edited in a file of a name, and gives what it holds then.
  func edit(_ text: Data, name: String, _ keyboard: Keyboard) throws(Failure) -> Data {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("refold-\(UUID().uuidString)", isDirectory: true)
    let file = folder.appendingPathComponent(name)
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try text.write(to: file)
    } catch {
      throw .problem("No file for the editor could be made in \(folder.path).")
    }
    let problem = keyboard.lend { run(file.path, keyboard) }
    if let problem { throw problem }
    guard let text = try? Data(contentsOf: file) else {
      throw .problem("The editor left no file: nothing is decided.")
    }
    return text
  }

  /// Runs the editor to its end; what is wrong when it does not end well.
  private func run(_ path: String, _ keyboard: Keyboard) -> Failure? {
    // Ctrl-C is for the editor: the shell in between must not end with it.
    let command = "trap : INT QUIT; \(line) \"$@\""
    guard let id = spawn(["/bin/sh", "-c", command, "sh", path]) else {
      return .problem("The editor could not be started: \(line)")
    }
    var status: Int32 = 0
    var ending: Int32?
    while waitpid(id, &status, WNOHANG) == 0 {
      switch keyboard.signal(within: 20) {
      case SIGTERM?, SIGHUP?:
        ending = SIGTERM
        kill(id, SIGTERM)
      case SIGTSTP?:
        // The editor has stopped itself and us, as Ctrl-Z wants it.
        keyboard.stop()
      // A new size of the window is for the editor.
      case nil, .some: break
      }
    }
    if let ending { return .signal(ending) }
    // The shell in between makes a status of a signal.
    let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
    if code == 0 { return nil }
    let end = code > 128 ? "signal \(code - 128)" : "status \(code)"
    return .problem("The editor ended with \(end): nothing is decided.")
  }

  /// Starts a program that has the terminal.
  private func spawn(_ words: [String]) -> pid_t? {
    #if canImport(Glibc)
      var attributes = posix_spawnattr_t()
    #else
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    let arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var id: pid_t = 0
    return posix_spawn(&id, words[0], nil, &attributes, arguments, environ) == 0 ? id : nil
  }
}
