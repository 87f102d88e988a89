import Platforms

/// The conditions behind which a newer API is used.
public struct Check: Sendable, Hashable {
  /// The items of `#available`, without `*`: every platform that the file ships on at the place and
  /// that has the API. Empty where an `#if` is all that is needed.
  public let items: [PlatformVersion]
  /// The condition of an `#if` that leaves out the platforms without the API, or nil.
  public let platformCondition: String?
  /// The condition of an `#if` that leaves out the SDKs without the API, or nil.
  public let compilerCondition: String?

  /// What stands in the parentheses: `iOS 26, macOS 26, *`.
  public var list: String { (items.map(\.description) + ["*"]).joined(separator: ", ") }

  /// Whether `#available` alone will do.
  public var needsNoDirective: Bool { platformCondition == nil && compilerCondition == nil }

  /// The conditions of both kinds, for one `#if`.
  var directive: String? {
    guard let compilerCondition else { return platformCondition }
    guard let platformCondition else { return compilerCondition }
    return platformCondition.contains("||")
      ? "\(compilerCondition) && (\(platformCondition))"
      : "\(compilerCondition) && \(platformCondition)"
  }
}

extension Builder {
  /// Why the builder cannot hold `if #available(…) { … } else { … }` with the check at a place with
  /// the targets; nil where it can.
  ///
  /// `buildEither` counts against the targets, `buildLimitedAvailability` against the check, and a
  /// platform that the check does not name at its target.
  public func refusal(of check: Check, on targets: DeploymentTargets) -> Refusal? {
    guard let either else {
      return Refusal("nothing says that \(name) takes an if with an else")
    }
    if targets.isUnknown {
      let isOld = either.since.contains { $0.value > $0.key.firstWithSwiftUI }
      if isOld {
        return Refusal(
          "\(name) takes an if only from \(either.since.text), and the targets are unknown")
      }
    } else if either.availability(on: targets) != .always {
      return Refusal("\(name) takes an if only from \(either.since.text)")
    }
    let inside =
      targets.isUnknown ? DeploymentTargets(check.items) : targets.raised(to: check.items)
    guard !check.items.isEmpty, limitedAvailability.availability(on: inside) != .always else {
      return nil
    }
    return Refusal("\(name) takes an if #available only from \(limitedAvailability.since.text)")
  }
}

extension DeploymentTargets {
  fileprivate init(_ items: [PlatformVersion]) {
    self.init(Dictionary(items.map { ($0.platform, $0.version) }) { first, _ in first })
  }
}

extension [Platform: Version] {
  /// `iOS 16, macOS 13`: Mac Catalyst goes without saying.
  fileprivate var text: String {
    sorted { $0.key < $1.key }.filter { $0.key != .macCatalyst }
      .map { PlatformVersion($0.key, $0.value).description }.joined(separator: ", ")
  }
}

extension Platform {
  /// The condition of `#if` that holds on some of the platforms that a file ships on and on no other.
  static func condition(_ wanted: [Platform], of shipped: [Platform]) -> String {
    let unwanted = shipped.filter { !wanted.contains($0) }
    var terms = wanted.filter { $0 != .iOS && $0 != .macCatalyst }.map { "os(\($0.name))" }
    let splitsIOS = wanted.contains(.iOS) != wanted.contains(.macCatalyst)
    if wanted.contains(.iOS) {
      terms.insert(
        splitsIOS && unwanted.contains(.macCatalyst)
          ? "os(iOS) && !targetEnvironment(macCatalyst)" : "os(iOS)", at: 0)
    } else if wanted.contains(.macCatalyst) {
      terms.insert("targetEnvironment(macCatalyst)", at: 0)
    }
    let isShorterNegated = unwanted.count < terms.count && !unwanted.contains(.iOS)
    if isShorterNegated {
      return unwanted.map {
        $0 == .macCatalyst ? "!targetEnvironment(macCatalyst)" : "!os(\($0.name))"
      }.joined(separator: " && ")
    }
    return terms.count == 1
      ? terms[0]
      : terms.map { $0.contains("&&") ? "(\($0))" : $0 }.joined(separator: " || ")
  }
}
