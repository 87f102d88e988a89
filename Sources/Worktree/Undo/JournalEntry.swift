import Foundation

/// One line of the record of a run.
enum JournalEntry: Codable, Equatable {
  /// The run, and what was checked out when it began; always the first line.
  case run(id: String, date: Date, command: [String], branch: String?, commit: String?)
  /// A file that is about to be written, by its path from the root. The bytes that it had before
  /// the run are in the originals, those before this write may be of the run itself.
  case write(path: String, before: String, after: String, offset: Int, length: Int)
  /// A branch that the run made and works on.
  case branch(name: String)
  /// A commit that the run made.
  case commit(id: String, title: String, paths: [String])

  /// The line with its line break.
  var line: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    // Strings, numbers and dates can all be encoded.
    return Array(try! encoder.encode(self)) + [UInt8(ascii: "\n")]
  }

  /// Reads the lines of a journal; nil when one cannot be read.
  ///
  /// A last line without a line break was cut off by a crash: what it announces did not happen.
  static func entries(_ journal: [UInt8]) -> [JournalEntry]? {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    var entries: [JournalEntry] = []
    let end = (journal.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    for line in journal[..<end].split(separator: UInt8(ascii: "\n")) {
      guard let entry = try? decoder.decode(JournalEntry.self, from: Data(line)) else { return nil }
      entries.append(entry)
    }
    return entries
  }
}
