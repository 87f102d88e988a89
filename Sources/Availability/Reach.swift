import Platforms
import SwiftSyntax

/// Which platforms compile a place, and what is certain of their versions there, whatever the file
/// ships on.
struct Reach: Hashable {
  /// The platforms that compile the place and do not declare it unavailable.
  private(set) var platforms = Set(Platform.allCases)
  /// The versions that the code around the place has checked.
  private(set) var floors: [Platform: Version] = [:]

  init(of node: some SyntaxProtocol) { self.init(Surroundings(of: node)) }

  init(_ surroundings: Surroundings) {
    for element in surroundings {
      switch element {
      case .checked(let items):
        floors.merge(items.floors, uniquingKeysWith: max)
        platforms.subtract(items.unavailable)
      case .failed: break
      case .clause(let clause): platforms.formIntersection(clause.platforms)
      }
    }
  }

  /// Leaves the other platforms out.
  mutating func restrict(to others: Set<Platform>) { platforms.formIntersection(others) }

  /// What is left of the targets of a file; nil when that is nothing.
  func targets(from file: DeploymentTargets) -> DeploymentTargets? {
    guard !platforms.isEmpty else { return nil }
    return file.removing(Platform.allCases.filter { !platforms.contains($0) })?
      .raised(to: floors.map { PlatformVersion($0.key, $0.value) })
  }
}
