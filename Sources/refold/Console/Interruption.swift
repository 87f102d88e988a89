import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ctrl-C, or that somebody else ends the run, seen between two files: the write that is under way is
/// finished first.
///
/// A handler, not an ignored signal, so that programs which are started keep the usual answer.
enum Interruption {
  /// From now on the first signal is noted; a second one ends the process at once.
  static func watch() {
    // A parent that starts programs from a thread which blocks signals hands that down.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      sigaddset(&signals, number)
      let earlier = signal(number) { number in
        received.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
      // As `nohup` wants it.
      if number == SIGHUP,
        unsafeBitCast(earlier, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      {
        signal(number, SIG_IGN)
      }
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Whether a signal came.
  static var isRequested: Bool { received.load(ordering: .relaxed) }
}

/// A signal handler can reach nothing but what is global.
private let received = Atomic(false)
