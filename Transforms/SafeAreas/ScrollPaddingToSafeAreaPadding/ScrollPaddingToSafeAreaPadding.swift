import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// Says `safeAreaPadding` where the code pads the sides of a scroll view, so that it reaches them.
public struct ScrollPaddingToSafeAreaPadding: Transform {
  public static let documentation = Documentation(
    title: "Replace the side padding of scroll views with safeAreaPadding",
    why: """
      Padding around a scroll view makes the scroll view itself smaller: what scrolls is cut off at \
      the margin, and so are shadows and swipes. safeAreaPadding, of iOS 17, gives the same margin to \
      the content and lets the scroll view reach the edges. The margin is an intentional one, so it \
      stays.
      """,
    example: Documentation.Example(
      before: """
        struct Shelf: View {
          var body: some View {
            ScrollView(.horizontal) {
              Covers()
            }
            .padding(.horizontal, 20)
          }
        }

        """,
      after: """
        struct Shelf: View {
          var body: some View {
            ScrollView(.horizontal) {
              Covers()
            }
            .safeAreaPaddingOrPadding(.horizontal, 20)
          }
        }

        private extension View {
          /// Adds a margin as `safeAreaPadding` where the system has it, and as `padding` before.
          @ViewBuilder
          func safeAreaPaddingOrPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
            if #available(iOS 17, *) {
              safeAreaPadding(edges, length)
            } else {
              padding(edges, length)
            }
          }
        }

        """,
      targets: DeploymentTargets([.iOS: 16])),
    leftAlone: [
      "padding inside the scroll view's content, which is right already, negative padding, and previews; nothing is said about them",
      "a Form, and a List that is not .plain: they have margins of their own",
      "padding on the top or bottom too, which also keeps content from scrolling under the bars",
      "a scroll view that is drawn by its frame before it is padded (background, clipShape, border, overlay, a fixed width): as a card it is meant to end at the margin",
      "content that would fill the margin: a bare color, gradient or material as background of a view at the side, or a view that ignores the safe area",
      "pages (scrollTargetBehavior(.paging)), content that reads its own horizontal place, scrollClipDisabled and contentMargins",
      "a scroll view beside other views in an HStack, in a row of a List or Form, or inside further side padding: it does not end at the edge",
      "files that ship on macOS alone, where no safe area is at the sides",
    ],
    safety: """
      Unsafe: the scroll view gets larger. At rest its content stands where it stood; when it scrolls, \
      it passes through the margin. Views of other files that have a bare color as background are not \
      seen: at the side of a scroll view they fill the margin.
      """,
    availability: """
      safeAreaPadding is of iOS 17, macOS 14, tvOS 17, watchOS 10 and visionOS 1. Below, the file gets \
      one private helper with an #available for every platform that it ships on, or uses its own.
      """,
    sources: [.layoutReference], levels: [.unsafe])

  public static let trigger: Trigger = "padding" && ("ScrollView" || "List" || "Form")

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let calls = context.file.modifierCalls(named: ["padding"]).compactMap(PaddingCall.init)
      .filter { $0.edges.map { !$0.isDisjoint(with: .horizontal) } ?? true }
    if calls.isEmpty { return [] }
    let index = DeclarationIndex(tree: context.file.tree)
    let uses = ViewUses(context.file, index: index)
    return calls.compactMap { padding in
      guard let base = padding.modifier.receiver, !padding.isNoMargin,
        !padding.modifier.call.isInPreview, let scrolling = ScrollingView(base, index: index)
      else { return nil }
      let fallback = context.fallback(for: .safeAreaPadding, at: padding.modifier.call)
      if fallback == .settled { return nil }
      let place = ScrollPlace(of: padding, uses: uses)
      let isOnSidesOnly = padding.edges?.isSubset(of: .horizontal) ?? false
      if scrolling.kind == .stack, place.isScrolled || !isOnSidesOnly { return nil }
      do {
        try scrolling.admit(padding, at: place, in: context)
        let filling = MarginFilling(base, at: padding.edges ?? .horizontal, index: index)
        if let filler = filling.filler { throw ScrollPaddingObjection(filler, in: context.file) }
        let call = try APICall(
          .safeAreaPadding, or: .safeAreaPaddingOrPadding, fallback, at: padding.modifier.call,
          in: context)
        return .replaceable(padding, scrolling, call, seesAll: filling.isComplete)
      } catch let objection as ScrollPaddingObjection {
        return .leftAlone(padding, scrolling, objection.text)
      } catch let refusal as Refusal {
        return .leftAlone(padding, scrolling, refusal.reason)
      } catch {
        return nil
      }
    }
  }
}

extension PaddingCall {
  /// Whether the length is zero, or negative and lets the view out instead of in.
  fileprivate var isNoMargin: Bool {
    guard case .length(let length) = amount, let number = length.number else { return false }
    return number <= 0
  }
}

extension ViewHelper {
  /// A margin that is part of the safe area where the system has such, and plain padding elsewhere.
  fileprivate static let safeAreaPaddingOrPadding = ViewHelper(
    "safeAreaPaddingOrPadding",
    summary: "Adds a margin as `safeAreaPadding` where the system has it, and as `padding` before.",
    apis: [.safeAreaPadding],
    parameters: ["_ edges: Edge.Set = .all", "_ length: CGFloat? = nil"],
    newer: "safeAreaPadding(edges, length)", older: "padding(edges, length)")
}
