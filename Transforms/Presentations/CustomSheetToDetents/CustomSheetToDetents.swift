import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// Presents a hand-made bottom sheet as a sheet with detents.
public struct CustomSheetToDetents: Transform {
  public static let documentation = Documentation(
    title: "Present hand-made bottom sheets with presentationDetents",
    why: """
      A sheet of the system's keeps clear of the fold, the keyboard and the edges of every window. One \
      that is made of a ZStack, an offset and a drag gesture does none of that.
      """,
    example: Documentation.Example(
      before: """
        struct Map: View {
          @State private var isShown = false
          @State private var drag: CGFloat = 0

          var body: some View {
            ZStack(alignment: .bottom) {
              List { Button("Filter") { isShown = true } }
              if isShown {
                Color.black.opacity(0.4)
                  .onTapGesture { isShown = false }
                VStack {
                  Capsule().frame(width: 40, height: 5)
                  Text("Filter")
                }
                .frame(height: 300)
                .background(Color.white)
                .cornerRadius(20)
                .offset(y: drag)
                .gesture(
                  DragGesture()
                    .onChanged { drag = max(0, $0.translation.height) }
                    .onEnded { value in
                      if value.translation.height > 80 { isShown = false }
                      drag = 0
                    }
                )
                .transition(.move(edge: .bottom))
              }
            }
          }
        }

        """,
      after: """
        struct Map: View {
          @State private var isShown = false

          var body: some View {
            List { Button("Filter") { isShown = true } }
              .sheet(isPresented: $isShown) {
                VStack {
                  Text("Filter")
                }
                .presentationDetents([.height(300)])
                .presentationDragIndicator(.visible)
                .presentationCornerRadius(20)
                .presentationBackground(Color.white)
              }
          }
        }

        """,
      targets: DeploymentTargets([.iOS: 17])),
    leftAlone: [
      "a drag or a tap that does anything else than to move and hide the panel",
      "a flag that other layout reads too, or that gives no binding: an optional item, a value of another file",
      "a panel that floats with a margin around it, or is tied to the content by a matchedGeometryEffect",
      "a view with another sheet, cover, alert, dialog or popover, which could be up at the same time",
      "a height that is neither a number, a constant nor a share of the screen",
      "files of which nothing says on what they ship",
      "below iOS 16 a panel that uses locals whose type the file does not say: the member that keeps the original is passed the others",
    ],
    safety: """
      Unsafe: a sheet of the system's looks and behaves like one. It lies above the tab bar, its content \
      starts afresh each time, and in a wide window it is a card. State that a comment speaks of stays, \
      also when nothing uses it any longer. A ZStack that is left with one view goes where that is surely \
      one, since its alignment cannot matter then.
      """,
    availability: """
      presentationDetents is of iOS 16, macOS 13, tvOS 16, watchOS 9 and visionOS 1. Where the file \
      ships below, the sheet stands behind a check, and the original, with its state and methods, stays \
      in the else: it moves into a private member, and longer code that both sides show into another. \
      The radius, background and interaction of a sheet are of iOS 16.4; below, the file gets private \
      helpers with a check for them.
      """,
    sources: [.resizableWindows], levels: [.unsafe])

  public static let trigger: Trigger =
    ("ZStack" || "overlay") && ("DragGesture" || "gesture" || "Gesture" || "transition")

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let index = DeclarationIndex(tree: context.file.tree)
    let stacks = context.file.calls { $0.calledName == "ZStack" }
      .compactMap { SheetLayers(stack: $0, index) }
    let overlays = context.file.modifierCalls(named: ["overlay"])
      .compactMap { SheetLayers(overlay: $0, index) }
    let uses = ViewUses(context.file, index: index)
    // The names of new members, by the type that gets them.
    var names: [String: Names] = [:]
    return (stacks + overlays).filter { layers in
      !layers.place.isInPreview
        && !context.isOlderCode(layers.place, than: .presentationDetents, uses)
    }.compactMap { layers in
      let type = index.enclosingType(at: layers.place.offsets.lowerBound)?.name ?? ""
      do throws(Refusal) {
        return try offer(
          layers, index, names: &names[type, default: Names(context.file)], in: context)
      } catch {
        return Finding(at: layers.place, Self.message, leftAlone: error.reason)
      }
    }
  }

  private func offer(
    _ layers: SheetLayers, _ index: DeclarationIndex, names: inout Names, in context: Context
  ) throws(Refusal) -> Finding? {
    let fallback = context.fallback(for: .presentationDetents, at: layers.place)
    switch fallback {
    case .settled: return nil
    case .refuse(let reason): throw Refusal(reason)
    case .check where context.targets(at: layers.place)?.isUnknown ?? true:
      throw Refusal(
        "nothing says what the file ships on, and detents need iOS 16; give --deployment-target")
    case .check, .plain: break
    }
    if context.file.declaresFunction(named: "sheet") {
      throw Refusal("the file declares a method sheet of its own")
    }
    let plan = try SheetPlan(layers, index, in: context)
    let presentation = try plan.presentation(in: context)
    let title = "Present the panel as a sheet with detents"
    guard case .check(let check) = fallback else {
      let edits = try SheetEdits(plan, presentation.modifiers, in: context.file).edits
      return Finding(
        at: layers.place, Self.message, consequence: plan.consequence,
        change: Change(title, .unsafe, edits: edits, supports: presentation.supports))
    }
    let arms = try SheetFallback(
      plan, presentation.modifiers, behind: check, names: &names, in: context)
    let systems = check.items.map(\.description).joined(separator: ", ")
    return Finding(
      at: layers.place, Self.message,
      consequence: plan.consequence + "; below \(systems) the panel stays as it is",
      change: Change(
        title + " where the system has them", .unsafe, edits: arms.edits,
        supports: presentation.supports + arms.supports))
  }

  private static let message = "a panel that slides in from below is a hand-made sheet"
}
