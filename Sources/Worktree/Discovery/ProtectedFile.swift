/// Files that are never written, whatever the command line says.
enum ProtectedFile {
  /// Why a file must not be written, judged by its path from the root alone; nil when it may be.
  static func reason(_ relativePath: Path) -> Skip.Reason? {
    let components = relativePath.bytes.split(separator: Path.slash)
    guard relativePath.ends(with: ".swift"), let name = components.last, name.count > 6 else {
      return .notSwift
    }
    if components.contains(where: { lowered($0, is: ".git") }) { return .insideGitFolder }
    // A file system may take `package.swift` for the manifest, so the case does not count.
    let isManifest =
      manifests.contains { lowered(name, is: $0) }
      || lowered(name.prefix(packagePrefix.utf8.count), is: packagePrefix)
    let isInTuist = components.dropLast().contains { $0.elementsEqual("Tuist".utf8) }
    return isManifest || isInTuist ? .manifest : nil
  }

  /// The folder of other people's code that a path lies in.
  static func vendorFolder(_ relativePath: Path) -> String? {
    for folder in relativePath.bytes.split(separator: Path.slash).dropLast() {
      if let name = vendorFolders.first(where: { folder.elementsEqual($0.utf8) }) { return name }
    }
    return nil
  }

  static let vendorFolders = [".build", "Pods", "Carthage", "DerivedData"]

  private static let manifests = [
    "package.swift", "project.swift", "workspace.swift", "tuist.swift",
  ]

  /// What the manifests for one version of the tools start with.
  private static let packagePrefix = "package@swift-"

  private static func lowered(_ bytes: ArraySlice<UInt8>, is text: String) -> Bool {
    bytes.count == text.utf8.count
      && zip(bytes, text.utf8).allSatisfy { $0 == $1 || ($0 | 0x20 == $1 && $0 >= 0x41) }
  }
}
