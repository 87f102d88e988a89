import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension ChildProcess {
  /// Starts the program.
  ///
  /// Its standard streams are the only open files that it gets, signals have their default effect
  /// there, and nothing is read from the terminal.
  func spawn() throws(SystemError) -> RunningProcess {
    let started = try spawning.withLock { _ throws(SystemError) in
      let streams = try Streams(input: !input.isEmpty, errors: !mergesErrors, for: executable)
      defer { streams.closeTheirs() }
      do throws(SystemError) {
        return (id: try spawn(streams), streams: streams)
      } catch {
        streams.closeOurs()
        throw error
      }
    }
    return RunningProcess(
      id: started.id, input: InputEnd(started.streams.input?.ours ?? -1, input),
      output: OutputEnd(started.streams.output.ours, kept),
      errors: OutputEnd(started.streams.errors?.ours ?? -1, kept))
  }

  private func spawn(_ streams: Streams) throws(SystemError) -> pid_t {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, streams.input?.theirs ?? streams.null, 0)
    posix_spawn_file_actions_adddup2(&actions, streams.output.theirs, 1)
    posix_spawn_file_actions_adddup2(&actions, (streams.errors ?? streams.output).theirs, 2)

    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    if leadsGroup { flags |= Int32(POSIX_SPAWN_SETPGROUP) }
    #if canImport(Darwin)
      flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)

    let argumentList = CStringList([executable.bytes] + arguments)
    let environmentList = CStringList(environment.map { Array("\($0.key)=\($0.value)".utf8) })
    var id: pid_t = 0
    let code = executable.withCString {
      posix_spawn(&id, $0, &actions, &attributes, argumentList.pointers, environmentList.pointers)
    }
    guard code == 0 else { throw SystemError("run", executable, code: code) }
    return id
  }
}

/// The open files behind the standard streams of a program that is about to start.
private struct Streams: Sendable {
  let null: Int32
  private(set) var input: Ends?
  private(set) var output: Ends
  private(set) var errors: Ends?

  /// A stream's end in this program and in the other.
  struct Ends: Sendable {
    let ours: Int32
    let theirs: Int32
  }

  init(input: Bool, errors: Bool, for executable: Path) throws(SystemError) {
    null = open("/dev/null", O_RDWR | O_CLOEXEC)
    output = Ends(ours: -1, theirs: -1)
    var isComplete = false
    defer {
      if !isComplete {
        closeOurs()
        closeTheirs()
      }
    }
    output = try Streams.ends(executable) { pipe(&$0) }
    if errors { self.errors = try Streams.ends(executable) { pipe(&$0) } }
    if input {
      self.input = try Streams.ends(executable) { socketpair(AF_UNIX, streamSocket, 0, &$0) }
    }
    #if canImport(Darwin)
      var on: Int32 = 1
      if let socket = self.input?.ours {
        setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
      }
    #endif
    isComplete = true
  }

  func closeOurs() {
    for case let ends? in [input, output, errors] where ends.ours >= 0 { close(ends.ours) }
  }

  func closeTheirs() {
    for case let ends? in [input, output, errors] where ends.theirs >= 0 { close(ends.theirs) }
    if null >= 0 { close(null) }
  }

  /// A new pair, closed in children, and above the standard numbers.
  ///
  /// When this program was started with a standard stream closed, the system gives out its number,
  /// and a child would lose the file while its own streams are put in place.
  private static func ends(
    _ executable: Path, _ create: (inout [Int32]) -> Int32
  ) throws(SystemError) -> Ends {
    var low: [Int32] = [-1, -1]
    guard create(&low) == 0 else { throw SystemError("open a stream for", executable) }
    let high = low.map { fcntl($0, F_DUPFD_CLOEXEC, 3) }
    let code = errno
    for descriptor in low { close(descriptor) }
    guard high.allSatisfy({ $0 >= 0 }) else {
      for descriptor in high where descriptor >= 0 { close(descriptor) }
      throw SystemError("open a stream for", executable, code: code)
    }
    return Ends(ours: high[0], theirs: high[1])
  }
}

#if canImport(Glibc)
  private let streamSocket = Int32(SOCK_STREAM.rawValue)
#else
  private let streamSocket = SOCK_STREAM
#endif

/// Between opening a pipe and marking it as not inherited, no other program may start: it would
/// hold the pipe open, and the end of the output would not be seen.
private let spawning = Mutex(())

/// C strings in an array that ends with a null pointer, as `posix_spawn` takes them.
private final class CStringList {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ texts: [[UInt8]]) {
    count = texts.count
    pointers = .allocate(capacity: count + 1)
    for (index, text) in texts.enumerated() {
      pointers[index] = Path.withCString(text) { strdup($0) }
    }
    pointers[count] = nil
  }

  deinit {
    for index in 0..<count { free(pointers[index]) }
    pointers.deallocate()
  }
}
