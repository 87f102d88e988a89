import Platforms
import Rewriting
import SwiftParser
import SwiftSyntax

/// A modifier of the file's own: a newer API where the system has it, older code elsewhere.
///
/// `newer` and `older` are written on the value that the modifier is called on, without `self.`, and
/// in the names of the parameters: `safeAreaBar(edge: edge, content: content)`, or `self` alone.
public struct ViewHelper: Sendable, Hashable {
  /// The name, after the API: `safeAreaBarOrInset`.
  public var name: String
  /// One sentence that says what it does, for the doc comment.
  public var summary: String
  /// What `newer` uses. The first is the one by which a helper of the project's is recognised.
  public var apis: [API]
  /// What `older` uses.
  public var olderAPIs: [API]
  /// `<Bar: View>`, or nothing.
  public var generics: String
  /// Each as in a declaration: `spacing: CGFloat? = nil`, `@ViewBuilder content: () -> Bar`.
  public var parameters: [String]
  /// The call of the newer API.
  public var newer: String
  /// The code of the older side.
  public var older: String
  /// The protocol that is extended, which the result conforms to.
  public var extended = "View"
  /// The builder that the branches stand in.
  public var builder = Builder.viewBuilder

  /// Describes a modifier.
  public init(
    _ name: String, summary: String, apis: [API], olderAPIs: [API] = [], generics: String = "",
    parameters: [String] = [], newer: String, older: String
  ) {
    self.name = name
    self.summary = summary
    self.apis = apis
    self.olderAPIs = olderAPIs
    self.generics = generics
    self.parameters = parameters
    self.newer = newer
    self.older = older
  }

  /// How a change calls a helper.
  public struct Use: Sendable, Hashable {
    /// The name to call: the wanted one, a free one like it, or that of the project's helper.
    public let name: String
    /// The declaration, for the change to bring along; empty for a helper that is there already.
    public let supports: [Support]
  }
}

extension Context {
  /// A modifier that code at a node can call: the project's own where the file has one that does the
  /// same, else one that the change brings along, once for all changes of the file.
  ///
  /// - Throws: Where the declaration would not compile, or the code could not see it.
  public func use(_ helper: ViewHelper, at node: some SyntaxProtocol) throws(Refusal)
    -> ViewHelper.Use
  {
    if let inlinable = node.inlinableMember {
      throw Refusal("\(inlinable) is @inlinable, and a private helper is out of its sight")
    }
    if let found = existing(helper, for: node) {
      return ViewHelper.Use(name: found, supports: [])
    }
    let placement = Placement(for: node, in: file)
    let name = Names(file).free(helper.name)
    let code = try helper.declaration(named: name, at: placement, in: self)
    let support = placement.support(
      "\(name)(\(helper.parameters.joined(separator: ", ")))", code, in: file)
    return ViewHelper.Use(name: name, supports: [support])
  }
}

extension ViewHelper {
  /// The extension that declares the helper, written with LF and two spaces a level.
  fileprivate func declaration(
    named name: String, at placement: Placement, in context: Context
  ) throws(Refusal) -> String {
    var reach = Reach(of: placement.list)
    var attributes: [String] = []
    var wrapper: String?
    let isKnown = !context.targets.isUnknown || context.file.checksAvailability
    if !olderAPIs.isEmpty, isKnown {
      let requirement = Requirement(olderAPIs)
      switch requirement.fallback(at: reach, in: context) {
      case .plain, .settled: break
      case .refuse(let reason): throw Refusal(reason)
      case .check(let check):
        if !check.items.isEmpty { attributes.append("@available(\(check.list))") }
        wrapper = check.platformCondition
        if wrapper != nil { reach.restrict(to: requirement.platforms) }
      }
    }
    let body = try body(at: reach, in: context)
    attributes.append("@\(builder.name)")
    var lines = ["private extension \(extended) {", "  /// \(summary)"]
    lines += attributes.map { "  " + $0 }
    lines += signature(named: name, indentation: Layout(context.file).unit.columns)
    lines += body.map { "    " + $0 } + ["  }", "}"]
    if let wrapper { lines = ["#if \(wrapper)"] + lines + ["#endif"] }
    return lines.joined(separator: "\n")
  }

  private func body(at reach: Reach, in context: Context) throws(Refusal) -> [String] {
    switch Requirement(apis).fallback(at: reach, in: context) {
    case .plain, .settled: return newer.lines
    case .refuse(let reason): throw Refusal(reason)
    case .check(let check):
      let targets = reach.targets(from: context.targets) ?? .unknown
      if let refusal = builder.refusal(of: check, on: targets) { throw refusal }
      let uses =
        check.items.isEmpty
        ? newer.lines : check.branches(newer, older).lines
      guard let directive = check.directive else { return uses }
      return ["#if \(directive)"] + uses + ["#else"] + older.lines + ["#endif"]
    }
  }

  private func signature(named name: String, indentation: Int) -> [String] {
    let start = "func \(name)\(generics)("
    let end = ") -> some \(extended) {"
    let line = start + parameters.joined(separator: ", ") + end
    if parameters.isEmpty || line.count + indentation <= 100 { return ["  " + line] }
    let last = parameters.count - 1
    return ["  " + start]
      + parameters.enumerated().map { "    \($1)" + ($0 < last ? "," : "") } + ["  " + end]
  }
}

extension SourceFile {
  /// Whether the code says anywhere that parts of it need a newer system than the rest.
  fileprivate var checksAvailability: Bool {
    Trigger.any(["#available", "@available", "#unavailable"]).matches(bytes)
  }
}

extension SyntaxProtocol {
  /// The name of the member around the node whose body other modules compile too.
  fileprivate var inlinableMember: String? {
    var node = Syntax(self).parent
    while let current = node {
      if let declaration = current.as(DeclSyntax.self), declaration.isInlinable {
        return declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
          ?? declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "the declaration"
      }
      node = current.parent
    }
    return nil
  }
}

extension DeclSyntax {
  /// Whether other modules compile the body too.
  var isInlinable: Bool {
    asProtocol((any WithAttributesSyntax).self)?.attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return ["inlinable", "_alwaysEmitIntoClient"].contains(attribute.attributeName.baseName)
    } ?? false
  }
}

extension String {
  fileprivate var lines: [String] { split(separator: "\n").map(String.init) }

  /// The width of white space, a tab counted as four.
  fileprivate var columns: Int { reduce(0) { $0 + ($1 == "\t" ? 4 : 1) } }
}
