#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs a body on a thread of its own whose stack holds the deepest code that is parsed.
///
/// The parser and every walk over a tree recurse; half a megabyte, which secondary threads have on
/// macOS, overflows at twenty nested closures.
public func withLargeStack<Result: Sendable>(
  _ body: @escaping @Sendable () -> Result
) -> Result {
  let job = Job { body() }
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, largeStackSize)
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  let context = Unmanaged.passRetained(job)
  let status = pthread_create(&thread, &attributes, runJob, context.toOpaque())
  guard status == 0 else {
    context.release()
    return body()
  }
  #if canImport(Darwin)
    pthread_join(thread!, nil)
  #else
    pthread_join(thread, nil)
  #endif
  guard let result = job.result as? Result else { fatalError("the thread ended without a result") }
  return result
}

/// Address space, not memory: pages that are never touched cost nothing.
private let largeStackSize = 1 << 30

private final class Job {
  let body: () -> Any
  var result: Any?

  init(_ body: @escaping () -> Any) { self.body = body }
}

#if canImport(Darwin)
  private func runJob(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    runJob(at: context)
  }
#else
  private func runJob(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    context.flatMap(runJob(at:))
  }
#endif

private func runJob(at context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  let job = Unmanaged<Job>.fromOpaque(context).takeRetainedValue()
  job.result = job.body()
  return nil
}
