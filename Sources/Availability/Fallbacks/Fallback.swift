import Platforms
import Rewriting
import SwiftSyntax

/// What the use of an API needs at a place, decided by deployment targets that are read and never
/// touched.
public enum Fallback: Sendable, Hashable {
  /// Everything that runs the place has the API.
  case plain
  /// The use goes behind a check, and the code as it is stays on the other side.
  case check(Check)
  /// The place is the older side of a check already: leave it, and say nothing.
  case settled
  /// The reason why there is no use.
  case refuse(String)
}

/// A change that cannot be made as asked.
public struct Refusal: Error, Sendable, Hashable {
  /// Why, in the compiler's style: lower case, no full stop.
  public let reason: String

  /// Refuses for a reason.
  public init(_ reason: String) { self.reason = reason }
}

extension Context {
  /// What a use of all the APIs together needs at a node.
  public func fallback(for apis: API..., at node: some SyntaxProtocol) -> Fallback {
    fallback(for: apis, at: node)
  }

  /// What a use of all the APIs together needs at a node.
  public func fallback(for apis: [API], at node: some SyntaxProtocol) -> Fallback {
    let surroundings = Surroundings(of: node)
    if apis.contains(where: { api in surroundings.contains { $0.excludes(api) } }) {
      return .settled
    }
    return Requirement(apis).fallback(at: Reach(surroundings), in: self)
  }
}

/// Several APIs taken together: a platform has them when it has each.
struct Requirement {
  private let names: String
  private let since: [Platform: Version]

  init(_ apis: [API]) {
    names = apis.map(\.baseName).joined(separator: " and ")
    var since: [Platform: Version] = [:]
    for platform in Platform.allCases {
      let versions = apis.compactMap { $0.since[platform] }
      if versions.count == apis.count { since[platform] = versions.max() }
    }
    self.since = since
  }

  /// The platforms that have them all.
  var platforms: Set<Platform> { Set(since.keys) }

  func fallback(at reach: Reach, in context: Context) -> Fallback {
    guard let targets = reach.targets(from: context.targets) else {
      return .refuse("no platform that the file ships on compiles this code")
    }
    let shipped = targets.isUnknown ? reach.platforms.sorted() : targets.platforms
    let having = shipped.filter { since[$0] != nil }
    guard !having.isEmpty else {
      return .refuse("\(names) does not exist on \(shipped.map(\.name).joined(separator: ", "))")
    }
    let isMet = having.allSatisfy { platform in
      guard let version = since[platform] else { return false }
      return version <= (targets[platform] ?? reach.floors[platform] ?? Version(0))
    }
    // Of unknown targets nobody can say that a platform is among them which lacks the API.
    let isEverywhere = targets.isUnknown || having.count == shipped.count
    if isMet, isEverywhere { return .plain }
    let sdk: SDKGuard
    switch (context.preferences.sdkGuard, SDKGuard(newest: having.compactMap { since[$0] }.max())) {
    case (false, _): sdk = .none
    case (true, let needed?): sdk = needed
    case (true, nil):
      return .refuse("no version of the compiler tells whether the SDK has \(names)")
    }
    return .check(
      Check(
        items: isMet ? [] : items(for: having),
        platformCondition: isEverywhere ? nil : Platform.condition(having, of: shipped),
        compilerCondition: isMet ? nil : sdk.condition))
  }

  /// The versions of the platforms, for `#available` or `@available`; those that a place does not
  /// reach at a lower version are still named, since `*` would stand for their deployment target.
  private func items(for platforms: [Platform]) -> [PlatformVersion] {
    platforms.compactMap { platform in
      // Mac Catalyst follows the item for iOS.
      if platform == .macCatalyst, platforms.contains(.iOS), since[.iOS] == since[.macCatalyst] {
        return nil
      }
      return since[platform].map { PlatformVersion(platform, $0) }
    }
  }
}

/// What tells an SDK that has a declaration from an older one.
private enum SDKGuard {
  case none
  case compiler(Version)

  /// For the newest version of a declaration; nil where no version of the compiler tells: the SDK of
  /// 27.1 comes with the compiler of 27.0.
  init?(newest: Version?) {
    guard let newest, newest >= 26 else {
      self = .none
      return
    }
    switch newest {
    case 26: self = .compiler(Version(6, 2))
    case 27: self = .compiler(Version(6, 4))
    default: return nil
    }
  }

  var condition: String? {
    guard case .compiler(let version) = self else { return nil }
    return "compiler(>=\(version))"
  }
}

extension API {
  /// The oldest compiler that comes with an SDK that has the declaration, where one tells.
  var compiler: Version? {
    guard case .compiler(let version)? = SDKGuard(newest: since.values.max()) else { return nil }
    return version
  }
}
