/// The classes of bytes that make up words. Bytes outside ASCII belong to words, so that no
/// character is ever cut.
enum Word {
  static func isPart(_ byte: UInt8) -> Bool {
    isLowercase(byte) || isUppercase(byte) || byte >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  static func isLowercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  static func isUppercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == Byte.space || (Byte.tab...Byte.carriageReturn).contains(byte)
  }
}
