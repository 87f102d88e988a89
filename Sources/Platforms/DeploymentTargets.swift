/// The platforms that a file ships on, each with the oldest version that it must run on.
///
/// A platform that is not listed is one the file does not ship on; Mac Catalyst is never implied by
/// iOS. `unknown` is another thing: nothing was found that says where the file ships.
public struct DeploymentTargets: Sendable, Hashable {
  /// Nothing is known of the platforms or their versions.
  public static let unknown = DeploymentTargets([:])

  private let versions: [Platform: Version]

  /// An empty dictionary is `unknown`: a file that ships nowhere is not one to rewrite.
  public init(_ versions: [Platform: Version]) {
    self.versions = versions
  }

  /// Whether nothing is known.
  public var isUnknown: Bool { versions.isEmpty }

  /// The platforms that the file ships on, in the order of `Platform`.
  public var platforms: [Platform] { versions.keys.sorted() }

  /// The items of the dictionary, in the order of `Platform`.
  public var minimums: [PlatformVersion] {
    platforms.compactMap { platform in versions[platform].map { PlatformVersion(platform, $0) } }
  }

  /// The oldest version on the platform; nil where the file does not ship on it, or nothing is known.
  public subscript(platform: Platform) -> Version? { versions[platform] }

  /// The union of the platforms, with the lower version of each; `unknown` adds nothing.
  public func merged(with other: DeploymentTargets) -> DeploymentTargets {
    DeploymentTargets(versions.merging(other.versions, uniquingKeysWith: min))
  }

  /// The union of the platforms of all targets that share a file, with the lowest version of each.
  public static func lowest(of targets: some Sequence<DeploymentTargets>) -> DeploymentTargets {
    targets.reduce(.unknown) { $0.merged(with: $1) }
  }

  /// The targets inside `#if` that leaves the platforms out, or of a branch that only others reach.
  ///
  /// Nil when no platform is left: such code is never compiled. `unknown` stays `unknown`.
  public func removing(_ platforms: some Sequence<Platform>) -> DeploymentTargets? {
    if isUnknown { return .unknown }
    var rest = versions
    for platform in platforms { rest[platform] = nil }
    return rest.isEmpty ? nil : DeploymentTargets(rest)
  }

  /// The targets where `#available` with the items has said yes: none is below its item.
  ///
  /// A platform that the list does not name keeps its target, as `*` has it, and Mac Catalyst follows
  /// the item for iOS unless it has one of its own.
  public func raised(to items: some Sequence<PlatformVersion>) -> DeploymentTargets {
    var floors: [Platform: Version] = [:]
    for item in items { floors[item.platform] = item.version }
    floors[.macCatalyst] = floors[.macCatalyst] ?? floors[.iOS]
    var raised = versions
    for (platform, version) in versions {
      raised[platform] = max(version, floors[platform] ?? version)
    }
    return DeploymentTargets(raised)
  }
}

extension DeploymentTargets: ExpressibleByDictionaryLiteral {
  /// `[.iOS: 17, .macOS: 14]`; of a platform that stands twice, the lower version counts.
  public init(dictionaryLiteral elements: (Platform, Version)...) {
    self.init(Dictionary(elements, uniquingKeysWith: min))
  }
}

extension DeploymentTargets: CustomStringConvertible {
  /// `iOS 17, macOS 14`, or `unknown`.
  public var description: String {
    isUnknown ? "unknown" : minimums.map(\.description).joined(separator: ", ")
  }
}
