#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Puts new content in place of a source, as a whole or not at all.
///
/// The content goes to a temporary file in the same folder, which gets the mode and, where that is
/// allowed, the owner of the source, reaches the disk, and takes over the name. Just before that
/// the source is read again: when it is no longer `original`, nothing is written. When `bytes` are
/// `original`, nothing is touched.
///
/// This is the one function that writes sources.
///
/// - Returns: whether anything was written.
@discardableResult
public func write(
  _ bytes: [UInt8], to source: WritableSource, expecting original: [UInt8]
) throws(WriteError) -> Bool {
  guard bytes != original else { return false }
  let status: FileStatus
  do throws(Skip) {
    status = try source.check()
  } catch {
    throw .refused(error)
  }
  do throws(SystemError) {
    let temporary = try TemporaryFile(beside: source.path)
    try temporary.fill(with: bytes, like: source.path, status)
    if isUnchanged(source, original) {
      try temporary.replace(source.path)
      return true
    }
  } catch {
    throw .system(error)
  }
  throw .changedOnDisk(source.path)
}

private func isUnchanged(_ source: WritableSource, _ original: [UInt8]) -> Bool {
  (try? source.check()) != nil && (try? source.path.contents()) == original
}

/// Why a source was not written; it is what it was before.
public enum WriteError: Error, Equatable, Sendable, CustomStringConvertible {
  /// It has become something that is left alone.
  case refused(Skip)
  /// It is no longer what was read.
  case changedOnDisk(Path)
  /// The system refused.
  case system(SystemError)

  /// One line without a full stop.
  public var description: String {
    switch self {
    case .refused(let skip): "not written: \(skip)"
    case .changedOnDisk(let path): "not written: \(path) changed since it was read"
    case .system(let error): "\(error)"
    }
  }
}
