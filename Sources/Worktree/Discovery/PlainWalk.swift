/// The Swift sources below a folder that is in no repository.
struct PlainWalk {
  /// Absolute paths of entries whose names end with `.swift`, and are no folders.
  private(set) var sources: [Path] = []
  /// Absolute paths of what was not walked into.
  private(set) var skips: [(path: Path, reason: Skip.Reason)] = []

  init(_ folder: Path) {
    var open = [folder]
    while let folder = open.popLast() {
      do throws(SystemError) {
        for name in try folder.entries() { take(name, in: folder, &open) }
      } catch {
        skips.append((folder, .unreadable(error)))
      }
    }
  }

  private mutating func take(_ name: Path, in folder: Path, _ open: inout [Path]) {
    let path = folder.appending(name)
    guard let kind = (try? FileStatus(path))?.kind else { return }
    let isHidden = name.bytes.first == UInt8(ascii: ".")
    switch kind {
    case .folder:
      if ProtectedFile.isVendorFolder(name) {
        skips.append((path, .vendored(folder: name.description)))
      } else if isHidden {
        skips.append((path, .hidden))
      } else if path.appending(Repository.gitName).exists {
        skips.append((path, .nestedRepository(root: path)))
      } else {
        open.append(path)
      }
    case .symbolicLink:
      let leadsToFolder = path.appending(Path(".")).exists
      if leadsToFolder || name.ends(with: ".swift") {
        skips.append((path, .symbolicLink(link: path)))
      }
    case .regular, .other:
      guard name.ends(with: ".swift") else { return }
      if isHidden { skips.append((path, .hidden)) } else { sources.append(path) }
    }
  }
}
