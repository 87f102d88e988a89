/// An Apple platform that a file can ship on.
///
/// The order of the cases is the order in which `#available` lists are written.
public enum Platform: String, CaseIterable, Sendable, Hashable, Comparable {
  case iOS, macCatalyst, macOS, tvOS, watchOS, visionOS

  /// The name in `#available` and `@available`.
  public var name: String { rawValue }

  /// The name in `#if os(…)`; Mac Catalyst compiles as `iOS` with `targetEnvironment(macCatalyst)`.
  public var conditionName: String { self == .macCatalyst ? Platform.iOS.name : name }

  /// The oldest version that has SwiftUI: what to assume of a platform whose version is not stated.
  public var firstWithSwiftUI: Version {
    switch self {
    case .iOS, .macCatalyst, .tvOS: 13
    case .macOS: Version(10, 15)
    case .watchOS: 6
    case .visionOS: 1
    }
  }

  /// The order of the cases.
  public static func < (lhs: Platform, rhs: Platform) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .iOS: 0
    case .macCatalyst: 1
    case .macOS: 2
    case .tvOS: 3
    case .watchOS: 4
    case .visionOS: 5
    }
  }
}

/// A version of one platform, as an item of an `#available` list names it.
public struct PlatformVersion: Sendable, Hashable, CustomStringConvertible {
  /// The platform that the item names.
  public let platform: Platform
  /// The oldest version that the item admits.
  public let version: Version

  /// The item as it is read: `PlatformVersion(.iOS, 17)`.
  public init(_ platform: Platform, _ version: Version) {
    self.platform = platform
    self.version = version
  }

  /// The source text of the item: `iOS 26`, `macOS 10.15`.
  public var description: String { "\(platform.name) \(version)" }
}
