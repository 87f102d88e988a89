/// Files that are never written, whatever the command line says.
enum ProtectedFile {
  /// Why a file must not be written, judged by its path from the root alone; nil when it may be.
  static func reason(_ relativePath: Path) -> Skip.Reason? {
    guard relativePath.ends(with: ".swift"), relativePath.name.bytes.count > 6 else {
      return .notSwift
    }
    var isManifest = false
    var isInGitFolder = false
    relativePath.forEachComponent { component, isLast in
      if lowered(component, is: ".git") { isInGitFolder = true }
      // A file system may take `package.swift` for the manifest, so the case does not count.
      isManifest =
        isManifest
        || (isLast
          ? manifests.contains { lowered(component, is: $0) }
            || lowered(component.prefix(packagePrefix.utf8CodeUnitCount), is: packagePrefix)
          : equal(component, "Tuist"))
    }
    return isInGitFolder ? .insideGitFolder : isManifest ? .manifest : nil
  }

  /// The folder of other people's code that a path lies in.
  static func vendorFolder(_ relativePath: Path) -> String? {
    var folder: String?
    relativePath.forEachComponent { component, isLast in
      guard !isLast, folder == nil else { return }
      folder = vendorFolders.first { equal(component, $0) }?.description
    }
    return folder
  }

  /// Whether a folder of this name holds other people's code.
  static func isVendorFolder(_ name: Path) -> Bool {
    vendorFolders.contains { name.bytes.elementsEqual($0.codeUnits) }
  }

  private static let vendorFolders: [StaticString] = [".build", "Pods", "Carthage", "DerivedData"]

  private static let manifests: [StaticString] = [
    "package.swift", "project.swift", "workspace.swift", "tuist.swift",
  ]

  /// What the manifests for one version of the tools start with.
  private static let packagePrefix: StaticString = "package@swift-"

  private static func equal(_ bytes: Slice<UnsafeRawBufferPointer>, _ text: StaticString) -> Bool {
    bytes.count == text.utf8CodeUnitCount
      && zip(bytes, text.codeUnits).allSatisfy { $0 == $1 }
  }

  private static func lowered(
    _ bytes: Slice<UnsafeRawBufferPointer>, is text: StaticString
  ) -> Bool {
    bytes.count == text.utf8CodeUnitCount
      && zip(bytes, text.codeUnits).allSatisfy { $0 == $1 || ($0 | 0x20 == $1 && $0 >= 0x41) }
  }
}

extension StaticString {
  fileprivate var codeUnits: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}

extension Path {
  /// Calls the body with each component, and whether it is the last; nothing is copied.
  fileprivate func forEachComponent(_ body: (Slice<UnsafeRawBufferPointer>, Bool) -> Void) {
    bytes.withUnsafeBytes { buffer in
      var start = 0
      for end in 0...buffer.count where end == buffer.count || buffer[end] == Path.slash {
        if end > start { body(buffer[start..<end], end == buffer.count) }
        start = end + 1
      }
    }
  }
}
