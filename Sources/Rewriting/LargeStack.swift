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
  let result = Box<Result>()
  let job = Job { result.value = body() }
  // Where address space is short a smaller stack still holds all but hostile code.
  if !stackSizes.contains(where: { run(job, stackSize: $0) }) { job.body() }
  return result.value!
}

/// Address space, not memory: pages that are never touched cost nothing.
private let stackSizes = [1 << 30, 1 << 28, 1 << 26]

/// What a thread leaves behind for the one that waits for it.
private final class Box<Value> {
  var value: Value?
}

private final class Job {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }
}

/// Runs a job to its end on a new thread; false when there can be no such thread.
private func run(_ job: Job, stackSize: Int) -> Bool {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return false }
  let context = Unmanaged.passRetained(job)
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  guard pthread_create(&thread, &attributes, start, context.toOpaque()) == 0 else {
    context.release()
    return false
  }
  #if canImport(Darwin)
    pthread_join(thread!, nil)
  #else
    pthread_join(thread, nil)
  #endif
  return true
}

#if canImport(Darwin)
  private func start(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    start(at: context)
  }
#else
  private func start(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    context.flatMap(start(at:))
  }
#endif

private func start(at context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<Job>.fromOpaque(context).takeRetainedValue().body()
  return nil
}
