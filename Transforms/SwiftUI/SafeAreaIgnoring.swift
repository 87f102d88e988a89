import Platforms
import Rewriting
import SwiftSyntax

/// A modifier that lets a view extend out of the safe area: `ignoresSafeArea(_:edges:)` or the older
/// `edgesIgnoringSafeArea(_:)`.
struct SafeAreaIgnoring {
  /// Which safe area is ignored.
  enum Regions: Sendable, Hashable {
    /// The container's (bars, home indicator) and the keyboard's.
    case all
    case container, keyboard
    /// A variable, or several in an array.
    case computed
  }

  let modifier: ModifierCall
  let regions: Regions
  /// Nil where the edges are computed.
  let edges: EdgeSet?

  private let edgesArgument: LabeledExprSyntax?
  private let regionsArgument: LabeledExprSyntax?

  static let names: Set<String> = ["ignoresSafeArea", "edgesIgnoringSafeArea"]

  /// Nil for another modifier, and for a method of the app's own that takes other arguments.
  init?(_ modifier: ModifierCall) {
    let arguments = Array(modifier.arguments)
    guard Self.names.contains(modifier.name), modifier.call.trailingClosure == nil else {
      return nil
    }
    self.modifier = modifier
    if modifier.name == "edgesIgnoringSafeArea" {
      guard arguments.count == 1, arguments[0].label == nil else { return nil }
      regions = .all
      regionsArgument = nil
      edgesArgument = arguments[0]
    } else {
      regionsArgument = arguments.first { $0.label == nil }
      edgesArgument = arguments.first { $0.label?.text == "edges" }
      guard arguments.count == [regionsArgument, edgesArgument].compactMap({ $0 }).count else {
        return nil
      }
      switch regionsArgument?.expression.trimmedDescription {
      case nil, ".all", "SafeAreaRegions.all": regions = .all
      case ".container", "SafeAreaRegions.container": regions = .container
      case ".keyboard", "SafeAreaRegions.keyboard": regions = .keyboard
      default: regions = .computed
      }
    }
    edges = edgesArgument.map { EdgeSet($0.expression) } ?? .all
  }

  /// Whether the bottom edge of the container, where the home indicator is, may be ignored.
  var mayIgnoreBottom: Bool { regions != .keyboard && edges?.contains(.bottom) ?? true }

  /// Whether every edge of every region is ignored, and nothing else is said.
  var isUnqualified: Bool { modifier.name == "ignoresSafeArea" && regions == .all && edges == .all }

  /// Why the bottom edge cannot be respected again.
  enum Refusal: Error, Hashable {
    case computed
    case removal(ModifierRemoval.Refusal)
    /// The keyboard is ignored with it, which has no form of its own here.
    case keyboard
  }

  /// The edits after which the container's bottom edge is respected and everything else is as it
  /// was.
  /// - Parameter keepsKeyboard: Whether the keyboard must go on being ignored at the bottom.
  func respectingBottom(in file: SourceFile, keepsKeyboard: Bool) throws(Refusal) -> [SourceEdit] {
    guard let edges, regions != .computed else { throw .computed }
    let rest = edges.subtracting(.bottom)
    let ignoresKeyboard = regions == .all && keepsKeyboard
    if rest.isEmpty {
      guard ignoresKeyboard else {
        do { return [try ModifierRemoval(of: modifier, in: file).edit] } catch {
          throw .removal(error)
        }
      }
      guard modifier.name == "ignoresSafeArea", let edgesArgument else { throw .keyboard }
      guard let regionsArgument else {
        return [.insert(".keyboard, ", at: edgesArgument.offsets.lowerBound)]
      }
      return [.replacing(regionsArgument.expression, with: ".keyboard")]
    }
    if ignoresKeyboard { throw .keyboard }
    return keeping(rest)
  }

  /// The edits after which only these edges are ignored.
  func keeping(_ edges: EdgeSet) -> [SourceEdit] {
    if let edgesArgument { return [.replacing(edgesArgument.expression, with: edges.code)] }
    if let regionsArgument {
      let end = regionsArgument.expression.offsets.upperBound
      return [.insert(", edges: \(edges.code)", at: end)]
    }
    guard let left = modifier.call.leftParen else { return [] }
    return [.insert("edges: \(edges.code)", at: left.offsets.upperBound)]
  }
}
