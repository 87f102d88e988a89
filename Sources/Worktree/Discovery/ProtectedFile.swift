/// Files that are never written, whatever the command line says.
enum ProtectedFile {
  /// Why a file must not be written, judged by its path from the root alone; nil when it may be.
  static func reason(_ relativePath: Path) -> Skip.Reason? {
    let components = relativePath.components
    guard let name = components.last, name.ends(with: ".swift"), name.bytes.count > 6 else {
      return .notSwift
    }
    if components.contains(where: { $0.description.lowercased() == ".git" }) {
      return .insideGitFolder
    }
    // A file system may take `package.swift` for the manifest, so the case does not count.
    let lowered = name.description.lowercased()
    let isManifest =
      ["package.swift", "project.swift", "workspace.swift", "tuist.swift"].contains(lowered)
      || lowered.hasPrefix("package@swift-")
    let isInTuist = components.dropLast().contains(Path("Tuist"))
    return isManifest || isInTuist ? .manifest : nil
  }

  /// The folder of other people's code that a path lies in.
  static func vendorFolder(_ relativePath: Path) -> Path? {
    relativePath.components.dropLast().first(where: vendorFolders.contains)
  }

  static let vendorFolders: Set<Path> = [
    Path(".build"), Path("Pods"), Path("Carthage"), Path("DerivedData"),
  ]
}
