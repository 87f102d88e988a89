import Platforms

/// The versions that brought the symbols of the table.
///
/// The versions are facts of the file `name_availability.plist` of the public repository
/// SFSafeSymbols/SFSafeSymbols; on macOS no symbol can be shown before macOS 11.
enum SymbolName {
  /// The symbol itself where every version that the targets allow has it, or the older one that
  /// looks alike; nil where an allowed version has neither, or the table does not know the symbol.
  static func symbol(_ name: String, on targets: DeploymentTargets) -> String? {
    if let release = release(of: name), release.isMet(by: targets) { return name }
    return older[name].flatMap { symbol($0, on: targets) }
  }

  /// The release that brought a symbol of the table.
  static func release(of name: String) -> SymbolRelease? { releases[name] }
}

/// One release of SF Symbols.
enum SymbolRelease: Sendable, Hashable {
  case iOS13, iOS14, iOS14_5, iOS15

  /// The first version of each platform that has the symbols.
  var since: [Platform: Version] {
    let versions: (iOS: Version, macOS: Version, tvOS: Version, watchOS: Version) =
      switch self {
      case .iOS13: (13, 11, 13, 6)
      case .iOS14: (14, 11, 14, 7)
      case .iOS14_5: (Version(14, 5), Version(11, 3), Version(14, 5), Version(7, 4))
      case .iOS15: (15, 12, 15, 8)
      }
    return [
      .iOS: versions.iOS, .macCatalyst: versions.iOS, .macOS: versions.macOS,
      .tvOS: versions.tvOS, .watchOS: versions.watchOS, .visionOS: 1,
    ]
  }

  /// Whether every version that the targets allow has the symbols. Unknown targets are taken for
  /// those of the oldest files that have toolbars, iOS 14 and what came with it.
  func isMet(by targets: DeploymentTargets) -> Bool {
    let targets = targets.isUnknown ? [.iOS: 14, .macOS: 11, .tvOS: 14, .watchOS: 7] : targets
    return targets.minimums.allSatisfy { target in
      since[target.platform].map { $0 <= target.version } ?? false
    }
  }
}
