import Dispatch
import Rewriting
import Synchronization

/// Works on the indices of a list on several threads with a large stack, and hands the results on in
/// the order of the list, whatever the number of threads.
///
/// - Parameters:
///   - start: The indices in the order in which they are begun, one at a time; nil for the order of the
///     list, several at a time.
///   - worker: Makes what one thread works with: a function from an index to a result, or to nil when
///     there is nothing to hand on.
///   - shouldStop: Asked before each index; results that are ready are still handed on.
///   - deliver: Called with results in order, and with how many indices are done; never by two
///     threads at a time.
func workInOrder<Result: Sendable>(
  count: Int, jobs: Int, start: [Int]? = nil, shouldStop: @escaping @Sendable () -> Bool,
  worker: @escaping @Sendable () -> (Int) -> Result?,
  deliver: @escaping @Sendable ([Result], Int) -> Void
) {
  // Several indices at a time, so that threads that only look at bytes do not wait for one another.
  let jobs = max(1, min(jobs, count))
  let size = start == nil ? max(1, min(32, count / jobs / 16)) : 1
  let next = Atomic(0)
  let line = Mutex(Line<Result>())
  let work: @Sendable () -> Void = {
    let work = worker()
    while !shouldStop() {
      let turn = next.add(1, ordering: .relaxed).oldValue
      guard turn * size < count else { return }
      let chunk = start?[turn] ?? turn
      let range = (chunk * size)..<min(count, (chunk + 1) * size)
      let results = range.compactMap { shouldStop() ? nil : work($0) }
      line.withLock { line in
        line.done += range.count
        deliver(line.insert(results, at: chunk), line.done)
      }
    }
  }
  DispatchQueue.concurrentPerform(iterations: jobs) { _ in
    withLargeStack(work)
  }
}

/// Results that wait for those before them.
private struct Line<Result> {
  var done = 0
  private var waiting: [Int: [Result]] = [:]
  private var next = 0

  /// Puts the results of a chunk in line, and takes out what has nothing left to wait for.
  mutating func insert(_ results: [Result], at chunk: Int) -> [Result] {
    waiting[chunk] = results
    var ready: [Result] = []
    while let results = waiting.removeValue(forKey: next) {
      ready += results
      next += 1
    }
    return ready
  }
}
