/// One form of output. A report knows no file and no terminal: values in, bytes out, file by file.
public protocol Report: Sendable {
  /// What comes before the first file.
  var opening: [UInt8] { get }
  /// What stands between the texts of two files.
  var separator: [UInt8] { get }
  /// The text of a file; empty when the report has nothing to say about it.
  func text(of file: FileReport) -> [UInt8]
  /// What comes after the last file.
  func closing(_ summary: Summary) -> [UInt8]
}

extension Report {
  /// Nothing.
  public var opening: [UInt8] { [] }
  /// Nothing.
  public var separator: [UInt8] { [] }
  /// Nothing.
  public func closing(_ summary: Summary) -> [UInt8] { [] }
}
