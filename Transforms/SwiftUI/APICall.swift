import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// What a change calls where it wants a newer modifier: the modifier itself, or a helper around it.
struct APICall {
  let name: String
  /// The helper's declaration, for the change to bring along; empty where there is one already.
  let supports: [Support]
  /// Whether everything that runs the place has the modifier.
  let isPlain: Bool

  /// Decides by what a use of the modifier needs at a node.
  ///
  /// - Throws: Where the modifier cannot be used, or means a method of the file's own.
  init(
    _ api: API, or helper: ViewHelper, _ fallback: Fallback, at node: some SyntaxProtocol,
    in context: Context
  ) throws(Refusal) {
    switch fallback {
    case .refuse(let reason): throw Refusal(reason)
    case .plain, .settled:
      if context.file.declaresFunction(named: api.baseName) {
        throw Refusal("the file declares a method \(api.baseName) of its own")
      }
      (name, supports, isPlain) = (api.baseName, [], true)
    case .check:
      let use = try context.use(helper, at: node)
      (name, supports, isPlain) = (use.name, use.supports, false)
    }
  }
}
