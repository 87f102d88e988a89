import Foundation
import Synchronization

/// A value that is worked out on a thread of its own, while others go on.
///
/// The thread is none of those that parallel loops share, which it would only keep waiting.
final class Background<Value: Sendable>: Sendable {
  private let result = Mutex<Value?>(nil)
  private let isDone = DispatchSemaphore(value: 0)

  init(_ work: @escaping @Sendable () -> Value) {
    Thread.detachNewThread { [self] in
      let value = work()
      result.withLock { $0 = value }
      isDone.signal()
    }
  }

  /// Waits for the value.
  var value: Value {
    isDone.wait()
    // For whoever asks next.
    isDone.signal()
    return result.withLock { $0! }
  }
}
