#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension [UInt8] {
  /// Calls the body with each part between bytes of one value, empty parts left out.
  func forEachPart(
    separatedBy separator: UInt8, _ body: (UnsafeRawBufferPointer) -> Void
  ) {
    withUnsafeBytes { buffer in
      var rest = buffer[...]
      while let base = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
        let found = memchr(base, Int32(separator), rest.count)
        let length = found.map { base.distance(to: UnsafeRawPointer($0)) } ?? rest.count
        if length > 0 { body(UnsafeRawBufferPointer(start: base, count: length)) }
        rest = rest.dropFirst(length + 1)
      }
    }
  }

  /// Whether the first bytes are these.
  func hasPrefix(_ prefix: [UInt8]) -> Bool {
    count >= prefix.count
      && withUnsafeBytes { own in
        prefix.withUnsafeBytes { order(own, $0, count: prefix.count) == 0 }
      }
  }

  /// Whether the last bytes are those of the text.
  func hasSuffix(_ suffix: StaticString) -> Bool {
    let text = UnsafeRawBufferPointer(start: suffix.utf8Start, count: suffix.utf8CodeUnitCount)
    return count >= text.count
      && withUnsafeBytes {
        order(UnsafeRawBufferPointer(rebasing: $0.suffix(text.count)), text, count: text.count) == 0
      }
  }

  /// The order of the bytes: negative, zero or positive.
  func compared(with other: [UInt8]) -> Int {
    let common = withUnsafeBytes { own in
      other.withUnsafeBytes { order(own, $0, count: Swift.min(own.count, $0.count)) }
    }
    return common != 0 ? Int(common) : count - other.count
  }
}

/// The order of the first bytes, of which there are enough.
private func order(
  _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer, count: Int
) -> Int32 {
  guard count > 0, let left = left.baseAddress, let right = right.baseAddress else { return 0 }
  return memcmp(left, right, count)
}
