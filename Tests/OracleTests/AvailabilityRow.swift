import Foundation
import Platforms

/// A row of `availability.tsv`, which lies with the tests of `Platforms`.
struct AvailabilityRow: Sendable {
  /// What the row is about, as it is written there, and the tab that ends it.
  var name: String
  /// The first version of each platform that has it.
  var since: [Platform: Version] = [:]

  /// All rows; the first line, of titles, tells the columns.
  static func all() throws -> [AvailabilityRow] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "PlatformsTests/availability.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    guard let titles = lines.first else { return [] }
    return lines.dropFirst().map { cells in
      var row = AvailabilityRow(name: cells[0] + "\t")
      for (title, cell) in zip(titles, cells) {
        guard let platform = Platform(rawValue: String(title)) else { continue }
        row.since[platform] = cell.split(separator: " ").first.flatMap { Version($0) }
      }
      return row
    }
  }
}
