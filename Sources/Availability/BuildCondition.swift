import Platforms
import SwiftSyntax

extension IfConfigClauseSyntax {
  /// The platforms for which the clause may be the one that is compiled.
  var platforms: Set<Platform> {
    guard let clauses = parent?.as(IfConfigClauseListSyntax.self) else {
      return Set(Platform.allCases)
    }
    let earlier = clauses.prefix { $0.id != id }
    return Set(
      Platform.allCases.filter { platform in
        earlier.allSatisfy { $0.condition?.holds(on: platform) != true }
          && condition?.holds(on: platform) != false
      })
  }

  /// N, when the clause is compiled only because an earlier `#if compiler(>=N)` did not hold.
  var needsCompilerBelow: Version? {
    guard let clauses = parent?.as(IfConfigClauseListSyntax.self) else { return nil }
    return clauses.prefix { $0.id != id }.compactMap { $0.condition?.requiredCompiler }.min()
  }
}

extension ExprSyntax {
  /// Whether a condition of `#if` holds when compiling for a platform; nil when that depends on
  /// something else.
  fileprivate func holds(on platform: Platform) -> Bool? {
    if let literal = self.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.holds(on: platform)
    }
    if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return prefix.expression.holds(on: platform).map { !$0 }
    }
    if let sequence = self.as(SequenceExprSyntax.self) {
      return sequence.disjunction(on: platform)
    }
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.question(about: platform)
    }
    return nil
  }

  /// N of `compiler(>=N)`.
  fileprivate var requiredCompiler: Version? {
    guard let call = self.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "compiler", call.arguments.count == 1,
      let bound = call.arguments.first?.expression.as(PrefixOperatorExprSyntax.self),
      bound.operator.text == ">="
    else { return nil }
    return Version(bound.expression.trimmedDescription)
  }
}

extension SequenceExprSyntax {
  /// The parser leaves `a && b || c` flat; `&&` binds tighter.
  fileprivate func disjunction(on platform: Platform) -> Bool? {
    var anyOf: Bool? = false
    var allOf: Bool? = true
    for element in elements {
      if let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
        if sign == "||" {
          anyOf = Self.or(anyOf, allOf)
          allOf = true
        } else if sign != "&&" {
          return nil
        }
      } else {
        allOf = Self.and(allOf, element.holds(on: platform))
      }
    }
    return Self.or(anyOf, allOf)
  }

  private static func and(_ left: Bool?, _ right: Bool?) -> Bool? {
    if left == false || right == false { return false }
    return left == nil || right == nil ? nil : true
  }

  private static func or(_ left: Bool?, _ right: Bool?) -> Bool? {
    if left == true || right == true { return true }
    return left == nil || right == nil ? nil : false
  }
}

extension FunctionCallExprSyntax {
  /// `os(iOS)`, `targetEnvironment(macCatalyst)`, `canImport(UIKit)`.
  fileprivate func question(about platform: Platform) -> Bool? {
    guard arguments.count == 1, let name = arguments.first?.expression.trimmedDescription else {
      return nil
    }
    switch calledExpression.trimmedDescription {
    case "os":
      switch name {
      case "OSX": return platform == .macOS
      case "xrOS": return platform == .visionOS
      default: return platform.conditionName == name
      }
    case "targetEnvironment":
      return name == "macCatalyst" || name == "macabi" ? platform == .macCatalyst : nil
    case "canImport":
      guard let known = Self.frameworks[name] else { return nil }
      if known.unsure.contains(platform) { return nil }
      return known.platforms.contains(platform)
    default: return nil
    }
  }

  /// Where the frameworks are that apps ask for to tell the platforms apart. Mac Catalyst sees a part
  /// of AppKit, and WatchKit lies in the SDK of iOS too.
  private static let frameworks: [String: (platforms: Set<Platform>, unsure: Set<Platform>)] = [
    "UIKit": ([.iOS, .macCatalyst, .tvOS, .watchOS, .visionOS], []),
    "AppKit": ([.macOS], [.macCatalyst]),
    "Cocoa": ([.macOS], [.macCatalyst]),
    "WatchKit": ([.watchOS], [.iOS, .macCatalyst, .visionOS]),
    "SwiftUI": (Set(Platform.allCases), []),
    "Foundation": (Set(Platform.allCases), []),
    "Combine": (Set(Platform.allCases), []),
  ]
}
