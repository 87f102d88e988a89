import Platforms
import SwiftSyntax

/// What a list such as `iOS 17, macOS 14, *` promises.
struct AvailabilityItems: Hashable {
  /// The oldest version on each platform that the list names. Mac Catalyst has the version of iOS
  /// where it is not named.
  private(set) var floors: [Platform: Version] = [:]
  /// The platforms on which the declaration cannot be used.
  private(set) var unavailable: Set<Platform> = []

  /// Reads `#available(…)` or `#unavailable(…)`.
  init(_ condition: AvailabilityConditionSyntax) {
    for argument in condition.availabilityArguments { addVersion(argument) }
    settleCatalyst(isNamed: floors[.macCatalyst] != nil)
  }

  /// Reads the `@available` attributes of a declaration; an attribute inside `#if` promises nothing.
  init(_ attributes: AttributeListSyntax) {
    for element in attributes {
      guard case .attribute(let attribute) = element,
        case .availability(let arguments)? = attribute.arguments
      else { continue }
      var items = AvailabilityItems()
      items.addAttribute(arguments)
      floors.merge(items.floors, uniquingKeysWith: max)
      unavailable.formUnion(items.unavailable)
    }
  }

  /// Promises nothing.
  init() {}

  private mutating func addAttribute(_ arguments: AvailabilityArgumentListSyntax) {
    var subject: TokenSyntax?
    var namesCatalyst = false
    for argument in arguments {
      switch argument.argument {
      case .token(let token) where token.text == "unavailable":
        guard let subject else { continue }
        unavailable.formUnion(
          subject.text == "*"
            ? Set(Platform.allCases) : Platform(availabilityName: subject.text).map { [$0] } ?? [])
      case .token(let token):
        if subject == nil { subject = token }
      case .availabilityVersionRestriction(let item):
        if subject == nil { subject = item.platform }
        addVersion(argument)
      case .availabilityLabeledArgument(let item):
        if item.label.text == "introduced", case .version(let version) = item.value,
          let platform = subject.flatMap({ Platform(availabilityName: $0.text) })
        {
          floors[platform] = Version(version.trimmedDescription)
        }
      @unknown default: break
      }
      if subject?.text == Platform.macCatalyst.name { namesCatalyst = true }
    }
    settleCatalyst(isNamed: namesCatalyst || floors[.macCatalyst] != nil)
  }

  private mutating func addVersion(_ argument: AvailabilityArgumentSyntax) {
    guard case .availabilityVersionRestriction(let item) = argument.argument,
      let platform = Platform(availabilityName: item.platform.text),
      let version = item.version.flatMap({ Version($0.trimmedDescription) })
    else { return }
    floors[platform] = version
  }

  private mutating func settleCatalyst(isNamed: Bool) {
    guard !isNamed else { return }
    floors[.macCatalyst] = floors[.iOS]
    if unavailable.contains(.iOS) { unavailable.insert(.macCatalyst) }
  }
}

extension Platform {
  /// The platform that a list names; the older names count, those of app extensions do not.
  fileprivate init?(availabilityName name: String) {
    switch name {
    case "OSX": self = .macOS
    case "xrOS": self = .visionOS
    default: self.init(rawValue: name)
    }
  }
}
