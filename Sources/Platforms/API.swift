/// A declaration of SwiftUI, with the first version of each platform that has it.
///
/// The figures are Apple's, from the page that `documentation` names; a test holds the whole table
/// against them. A platform without a version does not have the declaration at all.
public struct API: Sendable, Hashable {
  /// What a use of the declaration needs at given deployment targets.
  public enum Availability: Sendable, Hashable {
    /// Every platform the file ships on has it at its target: no check.
    case always
    /// The items of the `#available` that a use needs: all platforms the file ships on, also those
    /// that have it anyhow, since `*` would otherwise stand for their deployment target.
    case needsCheck([PlatformVersion])
    /// Platforms the file ships on that never have it. What the others need is the answer for
    /// `targets.removing(…)`.
    case absent([Platform])
    /// The targets are unknown: a use needs a check with all of `minimums`.
    case unknown
  }

  /// The whole table.
  public static let all: [API] = layout + safeAreas + presentations + barItems + toolbars + builders

  /// The declaration as Apple's documentation writes it: `View.safeAreaPadding(_:_:)`.
  public let name: String
  /// The first version of each platform that has it; no entry where it is absent.
  public let since: [Platform: Version]
  /// The address of the page that states the versions.
  public let documentation: String

  init(
    _ name: String, iOS: Version? = nil, macOS: Version? = nil, tvOS: Version? = nil,
    watchOS: Version? = nil, visionOS: Version? = nil, onMacCatalyst: Bool = true, page: String
  ) {
    self.name = name
    var since: [Platform: Version] = [:]
    since[.iOS] = iOS
    since[.macCatalyst] = onMacCatalyst ? iOS : nil
    since[.macOS] = macOS
    since[.tvOS] = tvOS
    since[.watchOS] = watchOS
    since[.visionOS] = visionOS
    self.since = since
    self.documentation = "https://developer.apple.com/documentation/swiftui/" + page
  }

  /// The name without its type and arguments: `safeAreaPadding`.
  public var baseName: String {
    let signature = name.prefix { $0 != "(" }
    return String(signature.split(separator: ".").last ?? signature)
  }

  /// Every platform that has it, with the first version, as the items of an `#available`.
  public var minimums: [PlatformVersion] { items(for: since.keys.sorted()) }

  /// What a use of the declaration needs in a file with the deployment targets.
  public func availability(on targets: DeploymentTargets) -> Availability {
    if targets.isUnknown { return .unknown }
    let absent = targets.platforms.filter { since[$0] == nil }
    if !absent.isEmpty { return .absent(absent) }
    let isMet = targets.minimums.allSatisfy { target in
      since[target.platform].map { $0 <= target.version } ?? false
    }
    return isMet ? .always : .needsCheck(items(for: targets.platforms))
  }

  /// Leaves Mac Catalyst to the item for iOS, which holds for it too, where both say the same.
  private func items(for platforms: [Platform]) -> [PlatformVersion] {
    platforms.compactMap { platform in
      if platform == .macCatalyst, platforms.contains(.iOS), since[.iOS] == since[.macCatalyst] {
        return nil
      }
      return since[platform].map { PlatformVersion(platform, $0) }
    }
  }
}
