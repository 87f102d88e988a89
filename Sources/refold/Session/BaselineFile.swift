import Foundation
import Reports
import Synchronization

/// The file of `--baseline`.
struct BaselineFile: Sendable {
  private let path: String
  private let command: Command

  init(_ path: String, of command: Command) {
    self.path = path
    self.command = command
  }

  func read() throws(Failure) -> Baseline {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .invalid(
        path, for: .baseline, "it cannot be read; make it with \(Option.writeBaseline.name)",
        command)
    }
    do throws(Baseline.ReadingError) {
      return try Baseline(parsing: Array(data))
    } catch {
      throw .invalid(path, for: .baseline, "\(error)", command)
    }
  }

  func write(_ baseline: Baseline) throws(Failure) {
    let file = try ReportFile(path, for: .baseline, of: command)
    try file.write(Array(baseline.text.utf8))
  }
}
