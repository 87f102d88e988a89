import Platforms

/// One thing to compile for: a platform at a version.
struct Target: Sendable, Hashable, CustomStringConvertible {
  let platform: Platform
  let version: Version

  init(_ platform: Platform, _ version: Version) {
    self.platform = platform
    self.version = version
  }

  var description: String { "\(platform.name) \(version)" }

  /// The triple that the compiler takes; code for Apple's own processors, whatever this machine is.
  var triple: String {
    let system =
      switch platform {
      case .iOS, .macCatalyst: "ios"
      case .macOS: "macosx"
      case .tvOS: "tvos"
      case .watchOS: "watchos"
      case .visionOS: "xros"
      }
    // Mac Catalyst began with 13.1.
    let version = platform == .macCatalyst ? max(version, Version(13, 1)) : version
    let environment = platform == .macCatalyst ? "-macabi" : ""
    return "arm64-apple-\(system)\(version.major).\(version.minor)\(environment)"
  }
}

extension Platform {
  /// The platform whose modules its code is checked with: Mac Catalyst has those of iOS.
  var modulePlatform: Platform { self == .macCatalyst ? .iOS : self }

  /// The name of the framework below SwiftUI, where there is one.
  var userInterfaceModule: String? {
    switch self {
    case .iOS, .macCatalyst, .tvOS, .visionOS: "UIKit"
    case .macOS: "AppKit"
    case .watchOS: nil
    }
  }
}

extension Version {
  /// The newest release that the stubs know of, of every platform.
  static let newestKnown = Version(27, 1)
}
