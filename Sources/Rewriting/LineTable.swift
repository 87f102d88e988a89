/// A one-based line and a one-based column, counted in UTF-8 bytes as the Swift compiler does.
public struct SourcePlace: Hashable, Sendable, Comparable {
  /// One-based.
  public var line: Int
  /// One-based, in UTF-8 bytes.
  public var column: Int

  /// Both are one-based.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The order of the text.
  public static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// The offsets at which the lines of a file start. A line ends with LF, CRLF or a lone CR, as the
/// Swift compiler counts them.
public struct LineTable: Sendable {
  /// The UTF-8 offset of the first byte of each line; the first is 0.
  public let starts: [Int]
  private let end: Int

  /// Finds the line ends of a content.
  public init(_ bytes: [UInt8]) {
    var starts = [0]
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        let byte = buffer[index]
        index += 1
        if byte == .lineFeed {
          starts.append(index)
        } else if byte == .carriageReturn, index == buffer.count || buffer[index] != .lineFeed {
          starts.append(index)
        }
      }
    }
    self.starts = starts
    end = bytes.count
  }

  /// The one-based line that holds a UTF-8 offset.
  public func line(of offset: Int) -> Int { starts.endOfPrefix { $0 <= offset } }

  /// The one-based line and column of a UTF-8 offset.
  public func location(of offset: Int) -> SourcePlace {
    let line = line(of: offset)
    return SourcePlace(line: line, column: offset - starts[line - 1] + 1)
  }

  /// The UTF-8 offsets of a one-based line of the file, its line end included.
  public func range(ofLine line: Int) -> Range<Int> {
    starts[line - 1]..<(line < starts.count ? starts[line] : end)
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
}
