/// One thing that the compiler says about a file.
struct Diagnostic: Sendable, Equatable, CustomStringConvertible {
  enum Severity: String, Sendable {
    case error, warning, note, remark
  }

  /// The file, as it was named to the compiler; `<unknown>` where it names none.
  var file: String
  /// One-based; 0 where there is no place.
  var line: Int
  /// One-based, in UTF-8 bytes; 0 where there is no place.
  var column: Int
  var severity: Severity
  var message: String

  var description: String { "\(line):\(column): \(severity.rawValue): \(message)" }

  /// Everything in the compiler's output, in order; the lines of source that it shows are left out.
  static func all(in output: String) -> [Diagnostic] {
    output.split(separator: "\n").compactMap(Diagnostic.init(line:))
  }

  init(file: String, line: Int, column: Int, severity: Severity, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
  }

  /// Reads `path:12:3: error: message`, the place being optional.
  private init?(line text: Substring) {
    let pattern = #/(.+?):(?:(\d+):(\d+)|(?:\d+)): (error|warning|note|remark): (.*)/#
    guard let match = text.wholeMatch(of: pattern),
      let severity = Severity(rawValue: String(match.output.4))
    else { return nil }
    file = String(match.output.1)
    line = match.output.2.flatMap { Int($0) } ?? 0
    column = match.output.3.flatMap { Int($0) } ?? 0
    self.severity = severity
    message = String(match.output.5)
  }
}
