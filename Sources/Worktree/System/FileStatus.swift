#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the file system says about one entry, a symbolic link being an entry of its own.
struct FileStatus: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case regular, folder, symbolicLink, other
  }

  /// What makes two names the same file.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
  }

  let kind: Kind
  let identity: Identity
  let links: Int
  /// Permissions with the set-user, set-group and sticky bits, without the kind.
  let mode: mode_t
  let owner: uid_t
  let group: gid_t
  /// When the content last changed, in seconds since 1970.
  let modified: Int
  /// Whether the file is locked by a flag beside its permissions, as in the Finder.
  let isLocked: Bool

  init(_ path: Path) throws(SystemError) {
    var status = stat()
    guard path.withCString({ lstat($0, &status) }) == 0 else { throw SystemError("find", path) }
    self.init(status)
  }

  /// The status of an open file.
  init(_ descriptor: borrowing Descriptor, _ path: Path) throws(SystemError) {
    var status = stat()
    guard fstat(descriptor.raw, &status) == 0 else { throw SystemError("find", path) }
    self.init(status)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .other
      }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino))
    links = Int(status.st_nlink)
    mode = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
    #if canImport(Darwin)
      modified = status.st_mtimespec.tv_sec
      isLocked = status.st_flags & UInt32(UF_IMMUTABLE | SF_IMMUTABLE) != 0
    #else
      modified = status.st_mtim.tv_sec
      isLocked = false
    #endif
  }
}

extension Path {
  /// The working directory, without symbolic links.
  public static func workingDirectory() throws(SystemError) -> Path {
    guard let buffer = getcwd(nil, 0) else { throw SystemError("find", Path(".")) }
    defer { free(buffer) }
    return Path(bytes: UnsafeRawBufferPointer(start: buffer, count: strlen(buffer)))
  }

  /// Whether there is an entry of this name, be it a dangling link.
  public var exists: Bool { (try? FileStatus(self)) != nil }

  /// What a symbolic link holds.
  func linkTarget() throws(SystemError) -> Path {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, filled in
      filled = max(
        withCString { name in
          buffer.withMemoryRebound(to: CChar.self) {
            readlink(name, $0.baseAddress!, $0.count)
          }
        }, 0)
    }
    guard !bytes.isEmpty else { throw SystemError("read", self) }
    return Path(bytes: bytes)
  }

  /// The names in a folder, sorted by bytes, without `.` and `..`.
  func entries() throws(SystemError) -> [Path] {
    guard let folder = withCString({ opendir($0) }) else { throw SystemError("open", self) }
    defer { closedir(folder) }
    var names: [Path] = []
    while let entry = readdir(folder) {
      // The name may be longer than the tuple that Swift sees, so it is read where it lies.
      let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name)!
      let text = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: UInt8.self)
      let length = strlen(UnsafeRawPointer(text).assumingMemoryBound(to: CChar.self))
      let name = Path(bytes: UnsafeBufferPointer(start: text, count: length))
      if name != Path("."), name != Path("..") { names.append(name) }
    }
    return names.sorted()
  }

  /// The bytes of a regular file; a symbolic link is not followed.
  func contents() throws(SystemError) -> [UInt8] {
    let file = try Descriptor(opening: self, flags: O_RDONLY | O_NOFOLLOW)
    return try file.readAll(of: self)
  }
}
