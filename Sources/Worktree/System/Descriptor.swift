#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An open file that is closed when the value goes out of use.
struct Descriptor: ~Copyable {
  let raw: Int32

  /// Takes over an open descriptor.
  init(owning raw: Int32) {
    self.raw = raw
  }

  /// Opens `path`; children never inherit it, and a pipe or device does not make it wait.
  init(opening path: Path, flags: Int32) throws(SystemError) {
    let raw = path.withCString { open($0, flags | O_CLOEXEC | O_NONBLOCK) }
    guard raw >= 0 else { throw SystemError("open", path) }
    self.raw = raw
  }

  /// Everything from the current position to the end of the file.
  func readAll(of path: Path) throws(SystemError) -> [UInt8] {
    var status = stat()
    guard fstat(raw, &status) == 0 else { throw SystemError("read", path) }
    var bytes: [UInt8] = []
    var room = max(Int(status.st_size), 0) + 1
    while true {
      var count = 0
      bytes.append(
        contentsOf: [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
          count = retryingOnInterrupt { read(raw, buffer.baseAddress, room) }
          filled = max(count, 0)
        })
      guard count >= 0 else { throw SystemError("read", path) }
      if count == 0 { return bytes }
      room = max(Int(status.st_size) - bytes.count, 0) + 4096
    }
  }

  /// Writes all of the bytes.
  func writeAll(_ bytes: [UInt8], to path: Path) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        let rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
        return retryingOnInterrupt { systemWrite(raw, rest.baseAddress, rest.count) }
      }
      guard count >= 0 else { throw SystemError("write", path) }
      start += count
    }
  }

  /// Waits until what was written has reached the disk.
  func synchronize(_ path: Path) throws(SystemError) {
    guard retryingOnInterrupt({ Int(fsync(raw)) }) == 0 else { throw SystemError("write", path) }
  }

  deinit { close(raw) }
}

/// The system's `write`, whose name this module uses for its own.
func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Glibc)
    Glibc.write(descriptor, bytes, count)
  #else
    Darwin.write(descriptor, bytes, count)
  #endif
}

/// Calls again as long as a signal interrupted the call.
func retryingOnInterrupt(_ call: () -> Int) -> Int {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}

extension Path {
  /// Hands the bytes to a system call.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    Path.withCString(bytes, body)
  }

  /// Hands bytes to a system call.
  static func withCString<Result>(
    _ bytes: [UInt8], _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    (bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { body($0.baseAddress!) }
    }
  }
}
