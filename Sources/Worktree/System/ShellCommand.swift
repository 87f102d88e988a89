import Foundation

/// How a program ended.
public enum ProcessEnd: Equatable, Sendable, CustomStringConvertible {
  case exited(Int32)
  case signalled(Int32)
  /// It took longer than it was given.
  case timedOut
  /// It was ended because the caller wanted to stop.
  case stopped

  /// As in "exit status 1".
  public var description: String {
    switch self {
    case .exited(let status): "exit status \(status)"
    case .signalled(let number): "signal \(number)"
    case .timedOut: "timed out"
    case .stopped: "stopped"
    }
  }
}

/// A command line of the user's, as of `--verify`.
public struct ShellCommand: Sendable {
  /// What the shell is given.
  public let text: String
  /// Where it runs.
  public let folder: Path
  /// How long it may take; nil is as long as it likes.
  public let timeout: Duration?

  /// What it did.
  public struct Result: Equatable, Sendable {
    /// How it ended.
    public let end: ProcessEnd
    /// The last lines that it printed on either stream, without line breaks.
    public let lastLines: [String]

    /// Whether it ended by itself with status 0.
    public var succeeded: Bool { end == .exited(0) }
  }

  /// Describes a command; nothing runs yet.
  public init(_ text: String, in folder: Path, timeout: Duration? = nil) {
    self.text = text
    self.folder = folder
    self.timeout = timeout
  }

  /// Runs it by `/bin/sh`, in a process group of its own, with nothing to read.
  ///
  /// A signal from the terminal does not reach that group; `shouldStop` is how to end it.
  ///
  /// - Parameters:
  ///   - lineLimit: how many of the last lines are kept.
  ///   - shouldStop: asked some twenty times a second.
  public func run(
    keeping lineLimit: Int = 40, shouldStop: @escaping () -> Bool = { false }
  ) throws(SystemError) -> Result {
    let script = #"cd -- "$1" && exec /bin/sh -c "$2""#
    let arguments =
      ["-c", script, "sh"].map { Array($0.utf8) } + [folder.bytes, Array(text.utf8)]
    var process = ChildProcess(
      executable: Path("/bin/sh"), arguments: arguments,
      environment: ProcessInfo.processInfo.environment)
    process.kept = .tail(1 << 16)
    process.mergesErrors = true
    process.leadsGroup = true
    process.timeout = timeout
    process.shouldStop = shouldStop
    let result = try process.run()
    var lines = result.output.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    let last = lines.suffix(lineLimit).map { String(decoding: $0, as: UTF8.self) }
    return Result(end: result.end, lastLines: last)
  }
}
