import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// Says `safeAreaPadding` where the code adds an inset of the safe area to a margin by hand.
public struct ManualSafeAreaToPadding: Transform {
  public static let documentation = Documentation(
    title: "Replace hand-made safe-area padding with safeAreaPadding",
    why: """
      A view that ignores the safe area and pads itself by proxy.safeAreaInsets does by hand what \
      SwiftUI does by itself, at the price of a GeometryReader around it. safeAreaPadding, of iOS 17, \
      adds the margin alone; the safe area is respected as it is, whatever the device and the window.
      """,
    example: Documentation.Example(
      before: """
        struct Welcome: View {
          var body: some View {
            GeometryReader { proxy in
              VStack {
                Text("Welcome")
                Spacer()
              }
              .padding(.top, proxy.safeAreaInsets.top + 16)
            }
            .ignoresSafeArea(edges: .top)
          }
        }

        """,
      after: """
        struct Welcome: View {
          var body: some View {
            GeometryReader { _ in
              VStack {
                Text("Welcome")
                Spacer()
              }
              .safeAreaPadding(.top, 16)
            }
          }
        }

        """,
      targets: DeploymentTargets([.iOS: 17])),
    leftAlone: [
      "amounts that are no sum of an inset and a margin: inset / 2, inset - 10, max(inset, 15), an inset that depends on the app's state",
      "the inset of one edge on another one, and the same inset on both the top and the bottom; leading or trailing on .horizontal is taken for both sides",
      "insets that come in through a property or parameter: the reader is somewhere else",
      "a safe area that is ignored for something else too: a layer or a background that would end there, views between the padded one and the edge, a fixed frame, an overlay, a branch, another use of the same inset, the reader's size",
      "content that would fill the margin: a bare color, gradient or material as background at that edge, or a view that ignores the safe area itself",
      "padding by the inset alone where nothing in the file ignores the safe area: a view in another file probably does",
    ],
    safety: """
      Unsafe: the safe area is respected where it was ignored. Of several edges that are ignored only \
      those go that are padded by hand. Where nothing in the file ignores the safe area, the inset was \
      added to it, and the view moves to the margin; if a view in another file does, keep the padding. \
      A GeometryReader that nothing else needs goes where its content fills the same space; otherwise \
      it stays, since it takes all the space there is and puts its content in the top leading corner.
      """,
    availability: """
      safeAreaPadding is of iOS 17, macOS 14, tvOS 17, watchOS 10 and visionOS 1. Below, the file gets \
      private helpers with an #available for every platform that it ships on: one that pads by hand \
      before, one that ignores the safe area before. Padding by the inset alone needs no API.
      """,
    sources: [.layoutReference], levels: [.unsafe])

  public static let trigger: Trigger = "padding" && ("safeAreaInsets" || "EdgeInsets")

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let calls = context.file.modifierCalls(named: ["padding"]).compactMap(PaddingCall.init)
    if calls.isEmpty { return [] }
    let index = DeclarationIndex(tree: context.file.tree)
    let reading = InsetReading(index: index)
    let surroundings = InsetSurroundings(context, index: index)
    let isAppsOwn = context.file.declaresFunction(named: "padding")
    var findings: [Finding] = []
    var groups: [InsetGroup] = []
    for call in calls {
      do throws(ManualInsetPadding.Objection) {
        guard let padding = try ManualInsetPadding(call, reading) else { continue }
        if isAppsOwn {
          findings.append(.leftAlone(call, "the file declares a method padding of its own"))
          continue
        }
        let path = InsetPath(of: padding, in: surroundings)
        let member = InsetGroup.Member(padding: padding, path: path)
        if let place = groups.firstIndex(where: { $0.admits(member) }) {
          groups[place].members.append(member)
        } else {
          groups.append(InsetGroup(members: [member]))
        }
      } catch {
        findings.append(.leftAlone(call, error.text))
      }
    }
    return findings + groups.flatMap { $0.findings(in: context, reading, surroundings.edgeToEdge) }
  }
}

extension ViewHelper {
  /// A margin next to the safe area where the system has such, and the inset by hand elsewhere.
  static let safeAreaPaddingOrInset = ViewHelper(
    "safeAreaPaddingOrInset",
    summary:
      "Adds a margin as `safeAreaPadding` where the system has it, and with the inset by hand before.",
    apis: [.safeAreaPadding],
    parameters: ["_ edges: Edge.Set", "_ length: CGFloat", "inset: CGFloat"],
    newer: "safeAreaPadding(edges, length)", older: "padding(edges, inset + length)")

  /// The same for four margins.
  static let safeAreaPaddingOrInsets = ViewHelper(
    "safeAreaPaddingOrInset",
    summary:
      "Adds margins as `safeAreaPadding` where the system has it, and with the insets by hand before.",
    apis: [.safeAreaPadding],
    parameters: ["_ margins: EdgeInsets", "withInsets total: EdgeInsets"],
    newer: "safeAreaPadding(margins)", older: "padding(total)")

  /// What made the insets by hand necessary, where they still are.
  static let ignoresSafeAreaUnlessPadded = ViewHelper(
    "ignoresSafeAreaUnlessPadded",
    summary:
      "Ignores the safe area; at the padded edges only where the system has no `safeAreaPadding`.",
    apis: [.ignoresSafeArea, .safeAreaPadding], olderAPIs: [.ignoresSafeArea],
    parameters: [
      "_ regions: SafeAreaRegions = .all", "edges: Edge.Set = .all", "padded: Edge.Set",
    ],
    newer: "ignoresSafeArea(regions, edges: edges.subtracting(padded))",
    older: "ignoresSafeArea(regions, edges: edges)")
}
