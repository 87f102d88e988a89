/// A file cut into lines, without interpreting a byte of it.
///
/// A line is the bytes up to and including a line feed; the last one may lack it. A carriage return
/// belongs to its line and ends none. The lines joined are the file; an empty file has no lines.
/// Indices are zero-based.
struct Lines: Sendable {
  let bytes: [UInt8]
  /// The offset of each line's first byte, followed by the length of the file.
  private let bounds: [Int]

  init(_ bytes: [UInt8]) {
    var bounds = [0]
    bytes.withUnsafeBufferPointer { buffer in
      for index in 0..<buffer.count where buffer[index] == Byte.lineFeed {
        bounds.append(index + 1)
      }
    }
    if bounds.last != bytes.count { bounds.append(bytes.count) }
    self.bytes = bytes
    self.bounds = bounds
  }

  var count: Int { bounds.count - 1 }

  subscript(index: Int) -> ArraySlice<UInt8> { bytes[bounds[index]..<bounds[index + 1]] }

  /// The column of the line's first byte that is not white space, tabs being eight wide; nil if
  /// there is none. Measured as git does, because the choice among equal diffs depends on it.
  func indentation(of index: Int) -> Int? {
    var column = 0
    for byte in self[index] {
      switch byte {
      case Byte.space: column += 1
      case Byte.tab: column += 8 - column % 8
      case Byte.lineFeed, Byte.carriageReturn: break
      default: return column
      }
    }
    return nil
  }
}

/// The bytes that the module names.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let escape: UInt8 = 0x1B
  static let space = UInt8(ascii: " ")
}
