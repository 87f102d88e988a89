import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// Attaches a bar that is layered over scrolling content as a bar of its safe area.
public struct LayeredBarToSafeAreaBar: Transform {
  public static let documentation = Documentation(
    title: "Attach layered control bars with safeAreaBar",
    why: """
      A bar that lies over a list hides its last rows, so code leaves space for the bar by a guess \
      that is wrong for larger text and other windows. safeAreaBar reserves exactly the space that \
      the bar takes, and from iOS 26 on content that scrolls under it gets the system's scroll edge \
      effect. Earlier systems get safeAreaInset, which reserves the same space.
      """,
    example: Documentation.Example(
      before: """
        struct Feed: View {
          @State private var draft = ""

          var body: some View {
            ZStack(alignment: .bottom) {
              ScrollView {
                Text("Hello")
              }
              .padding(.bottom, 64)
              HStack {
                TextField("Message", text: $draft)
                Button("Send") {}
              }
              .frame(height: 64)
              .background(.bar)
            }
          }
        }

        """,
      after: """
        struct Feed: View {
          @State private var draft = ""

          var body: some View {
            ScrollView {
              Text("Hello")
            }
            .safeAreaBarOrInset(edge: .bottom, spacing: 0) {
              HStack {
                TextField("Message", text: $draft)
                Button("Send") {}
              }
              .frame(height: 64)
              .background(.bar)
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
      targets: DeploymentTargets([.iOS: 15])),
    leftAlone: [
      "bars over a NavigationStack, NavigationSplitView, NavigationView or TabView, whose views an inset does not reach",
      "bars that come and go, are dragged or moved, or stay behind the keyboard",
      "a control that floats in a corner, or alone over content that does not keep clear of it, and everything that cannot be read or operated",
      "content that does not scroll, ignores that safe area, is cut out, turned, or has a fixed height",
      "bars at the top under which the content starts on purpose, since nothing keeps it clear of them",
      "more than two layers, unless those under the content are backgrounds",
      "space that may be the bar's or a margin: where that cannot be told the bar stays too",
    ],
    safety: """
      Unsafe: rows come to rest above the bar instead of behind it, and the look at the edge \
      changes. A stack that is left with one view goes; its alignment placed the content too, but \
      what scrolls fills all there is, so that it moves nowhere. `spacing: 0` is what the layering \
      had.
      """,
    availability: """
      safeAreaBar is of iOS 26, macOS 26, tvOS 26, watchOS 26 and visionOS 26; below, a private \
      helper takes safeAreaInset of iOS 15. Below that, the layering stays in the else of a check.
      """,
    sources: [.resizableWindows], levels: [.unsafe])

  public static let trigger: Trigger =
    ("ZStack" || "overlay") && ("ottom" || "top" || "Spacer")
    && ("Scroll" || "List" || "Form" || "Table" || "Navigation" || "TabView" || "Feed" || "Timeline"
      || "Grid" || "Collection")

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let candidates = LayeringCandidate.all(in: context.file)
    if candidates.isEmpty { return [] }
    let index = DeclarationIndex(tree: context.file.tree)
    let reader = LayeringReader(index: index)
    var planner = LayeredBarPlanner(context, index)
    return candidates.compactMap { candidate in
      do throws(LayeringRefusal) {
        guard let layering = try reader.layering(candidate) else { return nil }
        return planner.finding(for: layering)
      } catch {
        guard planner.isCurrent(candidate) else { return nil }
        return .refused(candidate, error)
      }
    }
  }
}

/// Decides what happens to the layerings of one file.
private struct LayeredBarPlanner {
  let context: Context
  let index: DeclarationIndex
  let uses: ViewUses
  /// The names of new members, by the type that gets them.
  private var names: [String: Names] = [:]

  init(_ context: Context, _ index: DeclarationIndex) {
    self.context = context
    self.index = index
    uses = ViewUses(context.file, index: index)
  }

  /// Whether the code is no older side of a check.
  func isCurrent(_ candidate: LayeringCandidate) -> Bool {
    !context.isOlderCode(candidate.site, than: .safeAreaBar, uses)
      && !context.isOlderCode(candidate.site, than: .safeAreaInset, uses)
  }

  mutating func finding(for layering: Layering) -> Finding? {
    guard isCurrent(layering.candidate) else { return nil }
    do throws(Refusal) {
      return try offer(layering)
    } catch {
      return .leftAlone(layering, error.reason)
    }
  }

  private mutating func offer(_ layering: Layering) throws(Refusal) -> Finding {
    guard case .scrolls(let content) = layering.kind else {
      throw Refusal("the content does not scroll")
    }
    if case .unknown(let name) = layering.role {
      throw Refusal("this file does not say whether \(name) has controls")
    }
    try admitPlace(of: layering)
    try BarReader(index: index).admit(layering.bar)
    try layering.admitContent(content)
    let clearance = try Clearance(of: content, under: layering.bar, index)
    if let floating = FloatingControl(index: index).description(
      of: layering.bar, role: layering.role, isClear: !clearance.removed.isEmpty)
    {
      throw Refusal("it is \(floating), and not a bar")
    }
    if layering.bar.edge == .top, clearance.removed.isEmpty {
      throw Refusal("the content starts under the bar, and nothing keeps it clear")
    }
    try admitSharing(of: clearance)
    let indicator = GuessedIndicator(
      of: layering.bar, at: Syntax(layering.candidate.site), index, uses)
    let plan = LayeredBarPlan(
      layering: layering, content: content, clearance: clearance, indicator: indicator.form)
    let type = index.enclosingType(at: layering.candidate.site.offsets.lowerBound)?.name ?? ""
    var taken = names[type] ?? Names(context.file)
    let change = try plan.change(in: context, names: &taken)
    names[type] = taken
    return .offered(plan, change, in: context)
  }

  /// Refuses a place where nothing scrolls under the bar, or a bar is there already.
  private func admitPlace(of layering: Layering) throws(Refusal) {
    let site = layering.candidate.site
    if let container = site.scrollingContainer {
      throw Refusal("inside a \(container) nothing scrolls under it")
    }
    let around = site.ancestors.compactMap { $0.as(FunctionCallExprSyntax.self) }
    for call in around {
      guard let name = ModifierCall(call)?.name, ["safeAreaInset", "safeAreaBar"].contains(name),
        call.closures.contains(where: { $0.closure.range.contains(site.position) })
      else { continue }
      throw Refusal("it is part of what \(name) pins already")
    }
  }

  /// Refuses to take space out of a view that is shown elsewhere too.
  private func admitSharing(of clearance: Clearance) throws(Refusal) {
    for declared in clearance.removed.flatMap(\.place.declarations) {
      let name = declared.declaration.name
      if declared.isType, !declared.isPrivate {
        throw Refusal("the space for the bar is in \(name), which other files may show")
      }
      if uses.uses(of: declared.member).count != 1 {
        throw Refusal("the space for the bar is in \(name), which is shown in several places")
      }
    }
  }
}
