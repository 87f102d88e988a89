import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program to run: without a shell, with nothing to read beyond `input`, ended by itself or by force.
struct ChildProcess {
  /// What a program left behind.
  struct Result: Sendable {
    let end: ProcessEnd
    let output: [UInt8]
    let errors: [UInt8]
    /// Whether more was written than was kept.
    let isCut: Bool

    var succeeded: Bool { end == .exited(0) }
  }

  /// Which part of an output is kept when it is longer than this many bytes.
  enum Kept {
    case head(Int)
    case tail(Int)
  }

  var executable: Path
  /// Without the program's own name, which is the executable's.
  var arguments: [[UInt8]]
  var environment: [String: String]
  var input: [UInt8] = []
  var kept = Kept.head(1 << 30)
  /// Standard error goes where standard output goes.
  var mergesErrors = false
  /// The program leads a process group of its own, so that what it started is ended with it.
  var leadsGroup = false
  var timeout: Duration?
  /// Asked some twenty times a second; the program is ended when the answer is yes.
  var shouldStop: () -> Bool = { false }

  /// How long a program that was asked to end may take before it is killed.
  static let grace = Duration.seconds(2)

  /// Runs the program to its end.
  ///
  /// Its own children may outlive it and hold its output open; they are not waited for.
  func run() throws(SystemError) -> Result {
    let running = try spawn()
    let clock = ContinuousClock()
    let start = clock.now
    var forced: ProcessEnd?
    var killTime: ContinuousClock.Instant?
    while !running.hasEnded {
      running.exchange(milliseconds: running.isSilent ? 2 : 50)
      if forced == nil {
        if let timeout, clock.now - start > timeout { forced = .timedOut }
        if shouldStop() { forced = .stopped }
        if forced != nil {
          running.signal(SIGTERM, group: leadsGroup)
          killTime = clock.now + ChildProcess.grace
        }
      } else if let time = killTime, clock.now > time {
        running.signal(SIGKILL, group: leadsGroup)
        killTime = nil
      }
    }
    running.drain()
    // The program itself may have obeyed while something that it started did not.
    if forced != nil, leadsGroup { running.signal(SIGKILL, group: true) }
    let end = running.reap()
    return Result(
      end: forced ?? end, output: running.output.bytes, errors: running.errors.bytes,
      isCut: running.output.isCut || running.errors.isCut)
  }
}
