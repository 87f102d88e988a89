#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that was started, and the ends of its standard streams.
final class RunningProcess {
  let id: pid_t
  let output: OutputEnd
  let errors: OutputEnd
  private let input: InputEnd

  init(id: pid_t, input: InputEnd, output: OutputEnd, errors: OutputEnd) {
    self.id = id
    self.input = input
    self.output = output
    self.errors = errors
  }

  /// Whether the program is gone; it can still be named by its id until it is reaped.
  var hasEnded: Bool {
    var info = siginfo_t()
    let result = waitid(P_PID, id_t(id), &info, WEXITED | WNOHANG | WNOWAIT)
    return result == 0 ? info.si_signo != 0 : errno == ECHILD
  }

  /// Whether nothing more can come from the program's standard streams.
  var isSilent: Bool { output.isClosed && errors.isClosed }

  /// Waits for the streams, gives the program what it reads and takes what it wrote.
  ///
  /// - Returns: whether anything was taken.
  @discardableResult
  func exchange(milliseconds: Int32) -> Bool {
    // A closed end is -1, which poll passes over.
    var waits = [
      pollfd(fd: output.raw, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors.raw, events: Int16(POLLIN), revents: 0),
      pollfd(fd: input.raw, events: Int16(POLLOUT), revents: 0),
    ]
    guard poll(&waits, nfds_t(waits.count), milliseconds) > 0 else { return false }
    if waits[2].revents != 0 { input.send() }
    let first = waits[0].revents != 0 && output.take()
    let second = waits[1].revents != 0 && errors.take()
    return first || second
  }

  /// Takes what is left in the pipes, but not what others that hold them go on to write.
  func drain() {
    for _ in 0..<64 where !exchange(milliseconds: 0) { break }
  }

  /// Sends a signal to the program, or to all of its group.
  func signal(_ number: Int32, group: Bool) {
    kill(group ? -id : id, number)
  }

  /// Lets go of the id and says how the program ended.
  func reap() -> ProcessEnd {
    var status: Int32 = 0
    guard retryingOnInterrupt({ Int(waitpid(id, &status, 0)) }) == Int(id) else {
      return .exited(-1)
    }
    let number = status & 0x7f
    return number == 0 ? .exited((status >> 8) & 0xff) : .signalled(number)
  }
}

/// The end of a pipe that a program writes to.
final class OutputEnd {
  private(set) var raw: Int32
  private(set) var bytes: [UInt8] = []
  private(set) var isCut = false
  private let kept: ChildProcess.Kept

  init(_ raw: Int32, _ kept: ChildProcess.Kept) {
    self.raw = raw
    self.kept = kept
  }

  var isClosed: Bool { raw < 0 }

  /// Takes one portion; false at the end of the stream.
  func take() -> Bool {
    let portion = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
      filled = max(retryingOnInterrupt { read(raw, buffer.baseAddress, buffer.count) }, 0)
    }
    guard !portion.isEmpty else {
      close(raw)
      raw = -1
      return false
    }
    bytes += portion
    switch kept {
    case .head(let limit) where bytes.count > limit:
      bytes.removeLast(bytes.count - limit)
      isCut = true
    case .tail(let limit) where bytes.count > 2 * limit + portion.count:
      bytes.removeFirst(bytes.count - limit)
      isCut = true
    default: break
    }
    return true
  }

  deinit { if !isClosed { close(raw) } }
}

/// The end of a socket that a program reads from.
///
/// A socket and not a pipe: a program that stops reading must not end this one with `SIGPIPE`.
final class InputEnd {
  private(set) var raw: Int32
  private var rest: ArraySlice<UInt8>

  /// Takes over a socket; without bytes to send there need not be one (-1).
  init(_ raw: Int32, _ bytes: [UInt8]) {
    self.raw = raw
    rest = bytes[...]
  }

  /// Sends as much as fits, and closes the socket when all is sent or nobody reads.
  func send() {
    #if canImport(Glibc)
      let flags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
    #else
      let flags = MSG_DONTWAIT
    #endif
    let count = rest.withUnsafeBytes { bytes in
      retryingOnInterrupt {
        #if canImport(Glibc)
          Glibc.send(raw, bytes.baseAddress, bytes.count, flags)
        #else
          Darwin.send(raw, bytes.baseAddress, bytes.count, flags)
        #endif
      }
    }
    if count > 0 { rest = rest.dropFirst(count) }
    if rest.isEmpty || (count < 0 && errno != EAGAIN && errno != ENOBUFS) {
      close(raw)
      raw = -1
    }
  }

  deinit { if raw >= 0 { close(raw) } }
}
