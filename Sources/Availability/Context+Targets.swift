import Platforms
import Rewriting
import SwiftSyntax

extension Context {
  /// The deployment targets where a node runs: those of the file, less the platforms that `#if` or
  /// `unavailable` leaves out, raised by every `@available` and `#available` around the node.
  ///
  /// Nil where no platform that the file ships on compiles the node, or all are declared
  /// unavailable. Unknown targets stay unknown. What cannot be told raises nothing: an availability
  /// macro, a condition of the build. So the answer never promises too much.
  public func targets(at node: some SyntaxProtocol) -> DeploymentTargets? {
    Reach(of: node).targets(from: targets)
  }

  /// Whether a node is the older side of a check that leaves it without an API: the `else` of an
  /// `#available`, the code after `if #available(…) { return … }`, the `#else` of a
  /// `#if compiler(…)`.
  ///
  /// Such code is left alone: a check for the API inside it would never say yes.
  public func isInsideAvailabilityElse(of api: API, _ node: some SyntaxProtocol) -> Bool {
    Surroundings(of: node).contains { $0.excludes(api) }
  }
}
