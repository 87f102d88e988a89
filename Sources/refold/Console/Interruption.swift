import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ctrl-C, seen between two files: the write that is under way is finished first.
///
/// A handler, not an ignored signal, so that programs which are started keep the usual answer.
enum Interruption {
  /// From now on the first Ctrl-C is noted; a second one ends the process at once.
  static func watch() {
    // A parent that starts programs from a thread which blocks signals hands that down.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    signal(SIGINT) { _ in
      received.store(true, ordering: .relaxed)
      signal(SIGINT, SIG_DFL)
    }
  }

  /// Whether Ctrl-C was pressed.
  static var isRequested: Bool { received.load(ordering: .relaxed) }
}

/// A signal handler can reach nothing but what is global.
private let received = Atomic(false)
