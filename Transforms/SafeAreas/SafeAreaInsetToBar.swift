import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// Says `safeAreaBar` where the code pins a bar of controls with `safeAreaInset`.
public struct SafeAreaInsetToBar: Transform {
  public static let documentation = Documentation(
    title: "Pin control bars with safeAreaBar instead of safeAreaInset",
    why: """
      From iOS 26 on, safeAreaBar reserves the same space and adds what the system's own bars have: \
      content that scrolls under the bar fades or blurs, so that the controls stay readable. \
      safeAreaInset stays right for notices, and as the fallback on earlier systems.
      """,
    example: Documentation.Example(
      before: """
        struct Chat: View {
          @State private var draft = ""

          var body: some View {
            ScrollView {
              Text("Hello")
            }
            .safeAreaInset(edge: .bottom, spacing: 0) {
              TextField("Message", text: $draft)
            }
          }
        }

        """,
      after: """
        struct Chat: View {
          @State private var draft = ""

          var body: some View {
            ScrollView {
              Text("Hello")
            }
            .safeAreaBarOrInset(edge: .bottom, spacing: 0) {
              TextField("Message", text: $draft)
            }
          }
        }

        private extension View {
          /// Pins a bar with `safeAreaBar` where the system has it, and with `safeAreaInset` before.
          @ViewBuilder
          func safeAreaBarOrInset<Bar: View>(
            edge: VerticalEdge,
            alignment: HorizontalAlignment = .center,
            spacing: CGFloat? = nil,
            @ViewBuilder content: () -> Bar
          ) -> some View {
            if #available(iOS 26, *) {
              safeAreaBar(edge: edge, alignment: alignment, spacing: spacing, content: content)
            } else {
              safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
            }
          }
        }

        """,
      targets: DeploymentTargets([.iOS: 17])),
    leftAlone: [
      "insets that hold a notice (nothing to operate), space or decoration: for them safeAreaInset is the modifier to use",
      "insets whose content another file declares, unless its name says that it is a bar, toolbar, button or controls",
      "insets on a NavigationStack, NavigationSplitView, NavigationView or TabView, which the views inside do not see",
      "insets inside the content of a ScrollView, List or Form, where they scroll along",
      "the older side of an availability check, and insets of the app's own",
    ],
    safety: """
      Unsafe: the look changes. Content that scrolls under the bar gets the system's scroll edge \
      effect, soft or hard as the SDK decides, beneath whatever background the bar draws itself. \
      Space, arguments and the behaviour at the keyboard stay as they are.
      """,
    availability: """
      safeAreaBar is of iOS 26, macOS 26, tvOS 26, watchOS 26 and visionOS 26. Below, the file gets \
      one private helper with an #available for every platform that it ships on, or uses its own.
      """,
    sources: [.resizableWindows, .layoutComponents], levels: [.unsafe])

  public static let trigger: Trigger = "safeAreaInset"

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let calls = context.file.modifierCalls(named: ["safeAreaInset"])
    if calls.isEmpty || context.file.declaresFunction(named: "safeAreaInset") { return [] }
    let index = DeclarationIndex(tree: context.file.tree)
    return calls.compactMap { modifier in
      guard modifier.takesOnly(["edge", "alignment", "spacing", "content"]),
        modifier.argument("edge") != nil, let content = modifier.content
      else { return nil }
      let fallback = context.fallback(for: .safeAreaBar, at: modifier.call)
      if fallback == .settled { return nil }
      switch index.role(of: content) {
      case .notice: return .leftAlone(modifier, "a notice belongs in safeAreaInset")
      case .decoration:
        return .leftAlone(modifier, "it holds nothing to operate and nothing to read")
      case .unknown(let name):
        return .leftAlone(modifier, "this file does not say whether \(name) has controls")
      case .controlBar(let evidence):
        if let container = index.navigationContainer(under: modifier) {
          return .leftAlone(modifier, "on a \(container) a bar does not reach the views inside")
        }
        if let container = modifier.call.scrollingContainer {
          return .leftAlone(modifier, "inside a \(container) nothing scrolls under it")
        }
        return .bar(modifier, evidence, fallback, in: context, index)
      }
    }
  }
}

extension Finding {
  fileprivate static func bar(
    _ modifier: ModifierCall, _ evidence: String, _ fallback: Fallback, in context: Context,
    _ index: DeclarationIndex
  ) -> Finding {
    do throws(Refusal) {
      let use = try modifier.bar(fallback, in: context, index)
      return Finding(
        at: modifier.nameToken, "a bar of controls (\(evidence)) is pinned with safeAreaInset",
        consequence: """
          from iOS 26 on, content that scrolls under the bar gets the system's scroll edge effect, \
          soft or hard as the SDK decides, beneath the background that the bar has of its own; \
          the space stays, and the bar still rides on the keyboard
          """,
        change: Change(
          use.name == "safeAreaBar"
            ? "Replace safeAreaInset with safeAreaBar"
            : "Use safeAreaBar where the system has it, through \(use.name)", .unsafe,
          edits: [.replacing(modifier.nameToken, with: use.name)], supports: use.supports))
    } catch {
      return .leftAlone(modifier, error.reason)
    }
  }

  fileprivate static func leftAlone(_ modifier: ModifierCall, _ reason: String) -> Finding {
    Finding(at: modifier.nameToken, "a view is pinned with safeAreaInset", leftAlone: reason)
  }
}

extension ModifierCall {
  fileprivate func bar(
    _ fallback: Fallback, in context: Context, _ index: DeclarationIndex
  ) throws(Refusal) -> (name: String, supports: [Support]) {
    switch fallback {
    case .refuse(let reason): throw Refusal(reason)
    case .plain, .settled:
      if context.file.declaresFunction(named: "safeAreaBar") {
        throw Refusal("the file declares a method safeAreaBar of its own")
      }
      return ("safeAreaBar", [])
    case .check:
      let uses = try axes(index).map { axis throws(Refusal) in
        try context.use(.safeAreaBarOrInset(axis), at: call)
      }
      let names = Set(uses.map(\.name))
      guard names.count == 1, let name = names.first else {
        throw Refusal("nothing tells which edge this is")
      }
      return (name, uses.flatMap(\.supports))
    }
  }

  /// The axes of the edges that the bar can be pinned to, as far as the file tells.
  private func axes(_ index: DeclarationIndex) -> [BarAxis] {
    guard let edge = argument("edge")?.expression else { return [] }
    let type = index.lookup(edge).declaration?.typeAnnotation?.trimmedDescription
    if let axis = BarAxis.allCases.first(where: { $0.edgeType == type }) { return [axis] }
    let words = edge.tokens(viewMode: .sourceAccurate).map(\.text)
    let axes = BarAxis.allCases.filter { !$0.edges.isDisjoint(with: words) }
    return axes.isEmpty ? BarAxis.allCases : axes
  }

  /// What is pinned: the statements of the closure, or the function that is passed for it.
  fileprivate var content: Syntax? {
    guard call.additionalTrailingClosures.isEmpty else { return nil }
    if let closure = call.trailingClosure { return Syntax(closure.statements) }
    guard let value = argument("content")?.expression else { return nil }
    return value.as(ClosureExprSyntax.self).map { Syntax($0.statements) } ?? Syntax(value)
  }

  fileprivate func takesOnly(_ labels: Set<String>) -> Bool {
    arguments.allSatisfy { $0.label.map { labels.contains($0.text) } ?? false }
  }
}
