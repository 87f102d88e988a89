/// Whether the folders between a root and a file are plain folders of the same checkout.
///
/// Each folder is looked at once.
struct FolderChain {
  private struct Place: Hashable {
    let root: Path
    let folder: Path
  }

  private var known: [Place: Skip.Reason?] = [:]
  /// Files come in the order of their paths, so it is mostly the same folder again.
  private var last: (place: Place, reason: Skip.Reason?)?

  /// What stands between `root` and `folder`: a symbolic link, or another repository; nil if nothing.
  mutating func obstacle(at folder: Path, below root: Path) -> Skip.Reason? {
    if folder == root { return nil }
    let place = Place(root: root, folder: folder)
    if let last, last.place == place { return last.reason }
    guard folder.isInside(root) else { return .outside(root: root) }
    let reason: Skip.Reason?
    if let earlier = known[place] {
      reason = earlier
    } else {
      reason = obstacle(at: folder.parent, below: root) ?? FolderChain.obstacle(at: folder)
      known[place] = .some(reason)
    }
    last = (place, reason)
    return reason
  }

  private static func obstacle(at folder: Path) -> Skip.Reason? {
    do throws(SystemError) {
      switch try FileStatus(folder).kind {
      case .symbolicLink: return .symbolicLink(link: folder)
      case .folder: break
      default: return .missing
      }
    } catch {
      return error.isMissing ? .missing : .unreadable(error)
    }
    return folder.appending(Repository.gitName).exists ? .nestedRepository(root: folder) : nil
  }
}
