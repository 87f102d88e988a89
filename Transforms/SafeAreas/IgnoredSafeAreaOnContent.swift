import Platforms
import Rewriting
import SwiftSyntax

/// Offers the single edges where content ignores the whole safe area.
public struct IgnoredSafeAreaOnContent: Transform {
  public static let documentation = Documentation(
    title: "Say which edges content may ignore",
    why: """
      ignoresSafeArea() without edges is right for what fills the screen behind everything else. On \
      text and controls it also puts them under bars, vertical ones included, and under the home \
      indicator. Content that must reach beyond the safe area names the edge where it does.
      """,
    example: Documentation.Example(
      before: """
        struct Profile: View {
          var body: some View {
            VStack {
              Image("cover")
              Text("Ada")
            }
            .ignoresSafeArea()
            .background(Color.gray.ignoresSafeArea())
          }
        }

        """,
      after: """
        struct Profile: View {
          var body: some View {
            VStack {
              Image("cover")
              Text("Ada")
            }
            .ignoresSafeArea()
            .background(Color.gray.ignoresSafeArea())
          }
        }

        """,
      targets: DeploymentTargets([.iOS: 16])),
    leftAlone: [
      "decoration: colors, gradients, images, shapes and materials, also when they are tapped, and everything inside background",
      "one surface that fills the screen: a map, a video, a camera, a web page, a scene",
      "what is named after edges or regions, such as .keyboard and .container: it says what it means",
      "views of another file, unless their names say that there is something to read or to touch; those are reported without a change",
      "navigation containers, whose content has a safe area of its own: reported without a change",
      "the content of a ViewModifier, which is whatever it is applied to, and previews",
      "content that reads the insets itself, and content whose backdrop cannot be told from it: reported without a change",
    ],
    safety: """
      Each alternative is unsafe, and none is applied unless --only or an answer in review names it: \
      the content moves into the safe area at the edges that are no longer ignored.
      """,
    availability: "Needs no API beyond ignoresSafeArea(_:edges:), which the code uses already.",
    sources: [.resizableWindows], levels: [])

  public static let trigger: Trigger = "ignoresSafeArea"

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let ignoring = context.file.modifierCalls(named: ["ignoresSafeArea"])
      .compactMap(SafeAreaIgnoring.init).filter(\.isUnqualified)
    if ignoring.isEmpty { return [] }
    if context.file.declaresFunction(named: "ignoresSafeArea") { return [] }
    let index = DeclarationIndex(tree: context.file.tree)
    let roles = ViewRoles(index)
    return ignoring.compactMap { ignoring in
      guard let view = ignoring.modifier.receiver, !ignoring.modifier.isBehind,
        !ignoring.modifier.call.isInPreview
      else { return nil }
      if let name = ViewChain(view).rootName, Self.navigation.contains(name) {
        return .ownSafeArea(ignoring, of: name)
      }
      switch roles.role(of: view) {
      case .decoration, .surface: return nil
      case .content:
        if index.readsInsets(in: view) { return .readsInsets(ignoring) }
        guard let backdrop = Backdrop(of: view, roles, EdgeToEdge(context)) else {
          return .backdrop(ignoring)
        }
        return .onContent(ignoring, backdrop, in: context.file)
      case .unknown(let name):
        guard let name, ViewNames.suggestsContent(name) else { return nil }
        return .declaredElsewhere(ignoring, name)
      }
    }
  }

  private static let navigation: Set<String> = [
    "NavigationSplitView", "NavigationStack", "NavigationView",
  ]
}

/// What lies behind content that ignores the safe area, and has to go on filling the screen.
private struct Backdrop {
  /// Whether there is anything.
  let exists: Bool
  /// What lets it reach the edges by itself.
  let edits: [SourceEdit]

  /// Nil where the backdrop cannot be told from what is laid over it.
  init?(of view: ExprSyntax, _ roles: ViewRoles, _ edgeToEdge: EdgeToEdge) {
    if roles.roleOfRoot(of: view) == .decoration { return nil }
    let chain = ViewChain(view)
    var found: [[SourceEdit]?] = chain.modifiers.filter { $0.name == "background" }
      .map { edgeToEdge.edits(for: $0, edges: .all) }
    found += Self.layers(of: chain).filter { Self.fills($0) && roles.role(of: $0) == .decoration }
      .map { edgeToEdge.edits(for: $0, edges: .all) }
    let edits = found.compactMap { $0 }
    guard edits.count == found.count else { return nil }
    exists = !found.isEmpty
    self.edits = edits.flatMap { $0 }
  }

  /// The layers of a `ZStack`, which may be the only view of a `GeometryReader` or `Group`.
  private static func layers(of chain: ViewChain) -> [ExprSyntax] {
    guard let call = chain.call, let name = chain.rootName else { return [] }
    let views = call.shownClosures.flatMap(\.statements.views)
    if name == "ZStack" { return views }
    guard ["GeometryReader", "Group"].contains(name), views.count == 1 else { return [] }
    return layers(of: ViewChain(views[0]))
  }

  /// Whether a decoration takes all the room there is.
  private static func fills(_ view: ExprSyntax) -> Bool {
    let chain = ViewChain(view)
    if ["Spacer", "Divider", "EmptyView"].contains(chain.rootName) { return false }
    return !chain.modifiers.contains { modifier in
      ["offset", "position"].contains(modifier.name)
        || modifier.name == "frame"
          && (modifier.argument("width") != nil || modifier.argument("height") != nil)
    }
  }
}

extension DeclarationIndex {
  /// Whether a view reads the insets of the safe area, from a proxy, a window or the environment;
  /// also by a name whose declaration reads them.
  fileprivate func readsInsets(in view: ExprSyntax) -> Bool {
    let collector = NameCollector()
    collector.walk(view)
    var seen: Set<SyntaxIdentifier> = []
    return collector.names.contains { name in
      let text = name.baseName.plainText
      if IndicatorNames.isInsets(text) { return !Self.modifiersOfSafeAreas.contains(text) }
      return lookup(name).declarations.contains { declaration in
        seen.insert(declaration.node.id).inserted && declaration.mentions("safeAreaInsets")
      }
    }
  }

  /// Names that say safe area and give no insets.
  private static let modifiersOfSafeAreas: Set<String> = [
    "edgesIgnoringSafeArea", "ignoresSafeArea", "safeAreaBar", "safeAreaInset", "safeAreaPadding",
  ]
}

private final class NameCollector: OpenCodeVisitor {
  private(set) var names: [DeclReferenceExprSyntax] = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.append(node)
    return .visitChildren
  }
}

extension ModifierCall {
  /// Whether the view lies behind another, whatever it is.
  fileprivate var isBehind: Bool {
    call.ancestors.contains { node in
      guard let call = node.as(FunctionCallExprSyntax.self), let outer = ModifierCall(call) else {
        return false
      }
      return ["background", "containerBackground", "presentationBackground", "listRowBackground"]
        .contains(outer.name) && outer.base.map { !isInside($0) } ?? true
    }
  }

  private func isInside(_ base: ExprSyntax) -> Bool {
    base.offsets.contains(nameToken.offsets.lowerBound)
  }
}

extension Finding {
  fileprivate static func onContent(
    _ ignoring: SafeAreaIgnoring, _ backdrop: Backdrop, in file: SourceFile
  ) -> Finding {
    let edges: [(EdgeSet, String)] = [(.top, "top"), (.bottom, "bottom"), (.horizontal, "sides")]
    var changes = edges.map { edges, name in
      Change(
        "Ignore the safe area at the \(name) only", .unsafe,
        edits: ignoring.keeping(edges) + backdrop.edits)
    }
    if backdrop.exists, let removal = try? ModifierRemoval(of: ignoring.modifier, in: file) {
      changes.append(
        Change(
          "Let only what lies behind the content ignore the safe area", .unsafe,
          edits: [removal.edit] + backdrop.edits))
    }
    return Finding(
      at: ignoring.modifier.nameToken, message,
      consequence: "at the other edges the content moves into the safe area, clear of bars and the "
        + "home indicator"
        + (backdrop.exists ? "; what lies behind it still fills the screen" : ""),
      alternatives: changes)
  }

  fileprivate static func declaredElsewhere(_ ignoring: SafeAreaIgnoring, _ name: String) -> Finding
  {
    Finding(
      at: ignoring.modifier.nameToken, message,
      leftAlone: "\(name) is declared in another file, so what it shows is not known")
  }

  fileprivate static func backdrop(_ ignoring: SafeAreaIgnoring) -> Finding {
    Finding(
      at: ignoring.modifier.nameToken, message,
      leftAlone: "what lies behind the content must reach the edges, and the content must not; "
        + "give only what lies behind an ignoresSafeArea()")
  }

  fileprivate static func readsInsets(_ ignoring: SafeAreaIgnoring) -> Finding {
    Finding(
      at: ignoring.modifier.nameToken, message,
      leftAlone: "the content reads the insets of the safe area and keeps clear by itself")
  }

  fileprivate static func ownSafeArea(_ ignoring: SafeAreaIgnoring, of name: String) -> Finding {
    Finding(
      at: ignoring.modifier.nameToken, message,
      leftAlone:
        "what a \(name) shows has a safe area of its own; ignore it there, and name the edges")
  }

  private static let message =
    "content that ignores every safe area can end up under bars and the home indicator"
}
