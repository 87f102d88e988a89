import Reports
import Synchronization

/// The line that tells somebody who waits longer than a second how far a run is.
final class Progress: Sendable {
  private let console: Console
  private let total: Int
  private let clock = ContinuousClock()
  private let due: Mutex<ContinuousClock.Instant>

  init(_ console: Console, total: Int) {
    self.console = console
    self.total = total
    due = Mutex(ContinuousClock().now + .seconds(1))
  }

  func update(done: Int) {
    let isDue = due.withLock { due in
      guard clock.now >= due else { return false }
      due = clock.now + .milliseconds(100)
      return true
    }
    if isDue { console.progress("\(done) of \(counted(total, "file"))") }
  }

  func end() { console.progress("") }
}
