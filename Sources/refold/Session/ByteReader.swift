#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads one file after another into the same memory: the path that most files of a run take and go
/// no further.
///
/// What it gives is for looking only. A file that is worth more is read again by `Worktree`, which
/// knows what may be read.
final class ByteReader {
  private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
  /// The path that is opened, with a zero byte at its end.
  private var name: [UInt8] = []

  /// Calls the body with the bytes of a file; nil when it cannot be read.
  func withBytes<Result>(
    ofFile path: [UInt8], _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result? {
    name.removeAll(keepingCapacity: true)
    name += path
    name.append(0)
    let descriptor = name.withUnsafeBytes {
      open($0.baseAddress!.assumingMemoryBound(to: CChar.self), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var filled = 0
    while true {
      if filled == memory.count { grow(filled: filled) }
      let count = read(descriptor, memory.baseAddress! + filled, memory.count - filled)
      if count == 0 { return body(UnsafeRawBufferPointer(rebasing: memory[..<filled])) }
      if count > 0 { filled += count } else if errno != EINTR { return nil }
    }
  }

  private func grow(filled: Int) {
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: memory.count * 2, alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<filled]))
    memory.deallocate()
    memory = larger
  }

  deinit { memory.deallocate() }
}
