import Synchronization

/// Results that several threads hand over in order.
final class Collected<Value: Sendable>: Sendable {
  private let state = Mutex<[Value]>([])

  var values: [Value] { state.withLock { $0 } }

  func append(_ values: [Value]) { state.withLock { $0 += values } }
}
