/// Turns what people type into the one name that a file has on disk.
struct TargetResolver {
  /// What a typed path leads to.
  enum Target: Equatable {
    case file(Path)
    case folder(Path)
    /// It is left alone; `link` is what counts as its name.
    case skip(Path, Skip.Reason)
  }

  let workingDirectory: Path
  private var entries: [Path: [Path]] = [:]

  init(workingDirectory: Path) {
    self.workingDirectory = workingDirectory
  }

  /// Follows the path component by component.
  ///
  /// A symbolic link inside a checkout or the working directory is left alone, and so is one that
  /// is a file. A link above, such as `/tmp` on macOS, is only another spelling. A name in another
  /// case, where the file system takes it, or in another normal form, is replaced by the one that
  /// the folder lists.
  mutating func resolve(_ typed: Path) -> Target {
    var current = Path.root
    var rest = workingDirectory.appending(typed).components[...]
    var links = 0
    while let component = rest.popFirst() {
      if component == Path(".") { continue }
      if component == Path("..") {
        current = current.parent
        continue
      }
      let component = twin(of: component, in: current)
      let next = current.appending(component)
      do throws(SystemError) {
        switch try FileStatus(next).kind {
        case .symbolicLink:
          links += 1
          guard links <= 40, mayFollow(next, isLast: rest.isEmpty) else {
            return .skip(next, .symbolicLink(link: next))
          }
          let target = try next.linkTarget()
          if target.isAbsolute { current = Path.root }
          rest = (target.components + rest)[...]
        case .folder:
          current = spelled(component, in: current)
        case .regular where rest.isEmpty:
          return .file(spelled(component, in: current))
        case .regular:
          return .skip(next, .missing)
        case .other:
          return .skip(next, rest.isEmpty ? .notRegularFile : .missing)
        }
      } catch {
        return .skip(next, error.isMissing ? .missing : .unreadable(error))
      }
    }
    return .folder(current)
  }

  private func mayFollow(_ link: Path, isLast: Bool) -> Bool {
    if link.isInside(workingDirectory) || Repository.nearest(to: link.parent) != nil {
      return false
    }
    return !isLast || link.appending(Path(".")).exists
  }

  /// The name, or the only one in the folder that differs in its normal form alone.
  private mutating func twin(of name: Path, in folder: Path) -> Path {
    guard !folder.appending(name).exists, !name.bytes.allSatisfy({ $0 < 0x80 }) else { return name }
    // Texts, unlike paths, are equal in every normal form.
    let twins = names(in: folder).filter { $0.description == name.description }
    return twins.count == 1 ? twins[0] : name
  }

  private mutating func names(in folder: Path) -> [Path] {
    let names = entries[folder] ?? (try? folder.entries()) ?? []
    entries[folder] = names
    return names
  }

  /// The path of an existing entry, under the name that its folder lists.
  private mutating func spelled(_ name: Path, in folder: Path) -> Path {
    let path = folder.appending(name)
    let names = names(in: folder)
    if names.isEmpty || names.contains(name) { return path }
    let lowered = name.description.lowercased()
    let identity = try? FileStatus(path).identity
    let listed = names.first { other in
      other.description.lowercased() == lowered
        && (try? FileStatus(folder.appending(other)).identity) == identity
    }
    return listed.map { folder.appending($0) } ?? path
  }
}
