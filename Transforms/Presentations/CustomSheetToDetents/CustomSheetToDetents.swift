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
      "a drag or a tap that does anything else than to move and hide the panel, unless every way to hide it does the same: that becomes onDismiss",
      "a panel that is shown from the start, that nothing hides, or that only what it would cover hides",
      "layers that are a part of each row, and notices: without a scrim or a drag, a panel has to state a height and close itself",
      "a flag that other layout reads too, or that gives no binding: two conditions at once, a value of another file",
      "an optional item that this file does not show to be Identifiable, and one that the panel reads without if let",
      "a panel that floats with a margin around it, or is tied to the content by a matchedGeometryEffect",
      "a view with another sheet, cover, alert, dialog, popover or panel, which could be up at the same time",
      "a component that is used in other files only, has a panel or state of its own, or is given more than its content",
      "a panel that is always there and keeps state or listens while it is hidden, of which a part stays in sight, or whose flag is true while it is hidden",
      "a drag that leaves the panel at heights that are no constants, or that does not open at the smallest of them",
      "a height that is neither a number, a constant nor a share of the screen",
      "files of which nothing says on what they ship",
      "below iOS 16 a panel that uses locals whose type the file does not say: the member that keeps the original is passed the others",
    ],
    safety: """
      Unsafe: a sheet of the system's looks and behaves like one. It lies above the tab bar, its content \
      starts afresh each time, and in a wide window it is a card. State that a comment speaks of stays, \
      also when nothing uses it any longer, and so does a component that other files may use. A sheet of \
      an item closes and opens again for another item. Of a panel that was always there, views of other \
      files start their state afresh too; a ZStack that its scrim made large gets a frame. What \
      onDismiss runs comes when the sheet has gone, and not with the tap. withAnimation goes around \
      what sets nothing but a flag of the view's own. A ZStack that is left with one view goes where \
      that is surely one, since its alignment cannot matter then.
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
    var offer = SheetOffer(context, index)
    return inline.compactMap { layers in
      offer.finding(at: layers.place) { () throws(Refusal) in
        if layers.form.chain.flatMap({ shared[$0] }) != nil { throw Refusal.anotherPanel }
        return try SheetPlan(layers, index, in: context)
      }
    }
      + uses.compactMap { (component, call, form) in
        offer.finding(at: call.calledExpression) { () throws(Refusal) in
          if form?.chain.flatMap({ shared[$0] }) != nil { throw Refusal.anotherPanel }
          let use = try SheetComponentUse(call, of: component, in: form, context.file)
          return try SheetPlan(use, index, in: context)
        }
      }
      + components.filter { component in
        !component.isPrivate && !component.isShownByCaller
          && !uses.contains { $0.0.node.id == component.node.id }
      }
      .map { offer.leftAlone(at: $0.node.name, $0.advice) }
  }
}
