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
      "a flag that other layout reads too, or that gives no binding: two conditions at once, a value of another file",
      "an optional item that this file does not show to be Identifiable, and one that the panel reads without if let",
      "a panel that floats with a margin around it, or is tied to the content by a matchedGeometryEffect",
      "a view with another sheet, cover, alert, dialog, popover or panel, which could be up at the same time",
      "a component that is used in other files only, has a panel or state of its own, or is given more than its content",
      "a panel that is always there and keeps state or listens while it is hidden, of which a part stays in sight, or whose flag is true while it is hidden",
      "a drag that leaves the panel at heights that are no constants, or that does not open at the smallest of them",
      "a height that is neither a number, a constant nor a share of the screen",
      "files that ship below iOS 16, macOS 13, tvOS 16, watchOS 9 or visionOS 1, and files of which nothing says on what they ship",
    ],
    safety: """
      Unsafe: a sheet of the system's looks and behaves like one. It lies above the tab bar, its content \
      starts afresh each time, and in a wide window it is a card. State that a comment speaks of stays, \
      also when nothing uses it any longer, and so does a component that other files may use. A sheet of \
      an item closes and opens again for another item. Of a panel that was always there, views of other \
      files start their state afresh too; a ZStack that its scrim made large gets a frame. A ZStack that is left with one view goes where that is surely \
      one, since its alignment cannot matter then.
      """,
    availability: """
      presentationDetents is of iOS 16. The radius, background and interaction of a sheet are of iOS \
      16.4; below, the file gets private helpers with a check for them.
      """,
    sources: [.resizableWindows], levels: [.unsafe])

  public static let trigger: Trigger =
    ("ZStack" || "overlay")
    && ("DragGesture" || "gesture" || "Gesture" || "transition"
      || "offset")

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let index = DeclarationIndex(tree: context.file.tree)
    let stacks = context.file.calls { $0.calledName == "ZStack" }
      .compactMap { SheetLayers(stack: $0, index) }
    let overlays = context.file.modifierCalls(named: ["overlay"])
      .compactMap { SheetLayers(overlay: $0, index) }
    let inline = (stacks + overlays).filter { !$0.place.isInPreview }
    let components = index.types.compactMap { SheetComponent($0, index) }
    let uses = components.flatMap { component in
      component.uses(in: context.file, index).map { (component, $0, SheetLayers.Form(of: $0)) }
    }
    let chains = inline.compactMap(\.form.chain) + uses.compactMap(\.2?.chain)
    let shared = Dictionary(grouping: chains) { $0 }.filter { $0.value.count > 1 }
    return inline.compactMap { layers in
      finding(at: layers.place, in: context) { () throws(Refusal) in
        if layers.form.chain.flatMap({ shared[$0] }) != nil { throw Refusal.anotherPanel }
        return try SheetPlan(layers, index, in: context)
      }
    }
      + uses.compactMap { (component, call, form) in
        finding(at: call.calledExpression, in: context) { () throws(Refusal) in
          if form?.chain.flatMap({ shared[$0] }) != nil { throw Refusal.anotherPanel }
          let use = try SheetComponentUse(call, of: component, in: form, context.file)
          return try SheetPlan(use, index, in: context)
        }
      }
      + components.filter { component in
        !component.isPrivate && !uses.contains { $0.0.node.id == component.node.id }
      }
      .map { Finding(at: $0.node.name, Self.message, leftAlone: $0.advice) }
  }

  private func finding(
    at place: some SyntaxProtocol, in context: Context,
    _ plan: () throws(Refusal) -> SheetPlan
  ) -> Finding? {
    do throws(Refusal) {
      return try offer(at: place, in: context, plan)
    } catch {
      return Finding(at: place, Self.message, leftAlone: error.reason)
    }
  }

  private func offer(
    at place: some SyntaxProtocol, in context: Context, _ plan: () throws(Refusal) -> SheetPlan
  ) throws(Refusal) -> Finding? {
    switch context.fallback(for: .presentationDetents, at: place) {
    case .settled: return nil
    case .refuse(let reason): throw Refusal(reason)
    case .check:
      let targets = context.targets(at: place) ?? .unknown
      throw Refusal(
        targets.isUnknown
          ? "nothing says what the file ships on, and detents need iOS 16; give --deployment-target"
          : API.presentationDetents.reasonForLeavingAlone(on: targets))
    case .plain: break
    }
    if context.file.declaresFunction(named: "sheet") {
      throw Refusal("the file declares a method sheet of its own")
    }
    let plan = try plan()
    let presentation = try plan.presentation(in: context)
    let edits = try SheetEdits(plan, presentation.modifiers, in: context.file)
    return Finding(
      at: place, Self.message, consequence: plan.consequence,
      change: Change(
        "Present the panel as a sheet with detents", .unsafe, edits: edits.edits,
        supports: presentation.supports))
  }

  private static let message = "a panel that slides in from below is a hand-made sheet"
}
