import Synchronization

/// Values that are computed once for each key, whichever thread asks first.
///
/// Threads that ask for the same key wait for the one that computes it; others do not wait.
final class OncePerKey<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private final class Cell: Sendable {
    let value = Mutex<Value?>(nil)
  }

  private let cells = Mutex<[Key: Cell]>([:])

  /// `compute` must not ask for the same key.
  func value(for key: Key, compute: () -> Value) -> Value {
    let cell = cells.withLock { cells in
      if let cell = cells[key] { return cell }
      let cell = Cell()
      cells[key] = cell
      return cell
    }
    return cell.value.withLock { value in
      if let value { return value }
      let computed = compute()
      value = computed
      return computed
    }
  }
}
