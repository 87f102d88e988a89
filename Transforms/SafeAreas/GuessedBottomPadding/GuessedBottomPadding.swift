import Platforms
import Rewriting
import SwiftSyntax

/// Removes bottom padding that imitates the home indicator.
public struct GuessedBottomPadding: Transform {
  public static let documentation = Documentation(
    title: "Remove bottom padding that imitates the home indicator",
    why: """
      SwiftUI keeps content clear of the home indicator by itself, and how much room that takes \
      depends on the device, its orientation and the window. A fixed gap is wrong in most of them. \
      Where the padding stands in for a bottom safe area that the code ignores, both go together.
      """,
    example: Documentation.Example(
      before: """
        struct Shop: View {
          @State private var window = UIApplication.shared.windows.first?.safeAreaInsets

          var body: some View {
            VStack(spacing: 0) {
              Shelf()
              HStack {
                CartButton()
              }
              .padding(.bottom, window?.bottom)
              .background(Color.white)
            }
            .ignoresSafeArea(edges: .bottom)
          }
        }

        struct Checkout: View {
          var body: some View {
            VStack {
              Basket()
              Spacer()
              PayButton()
                .padding(.horizontal, 16)
                .padding(.bottom, 34)  // home indicator
            }
          }
        }

        """,
      after: """
        struct Shop: View {
          @State private var window = UIApplication.shared.windows.first?.safeAreaInsets

          var body: some View {
            VStack(spacing: 0) {
              Shelf()
              HStack {
                CartButton()
              }
              .background(Color.white)
            }
          }
        }

        struct Checkout: View {
          var body: some View {
            VStack {
              Basket()
              Spacer()
              PayButton()
                .padding(.horizontal, 16)
                // home indicator
            }
          }
        }

        """,
      targets: DeploymentTargets([.iOS: 16])),
    leftAlone: [
      "design margins: any amount without a sign (a name, a comment, the inset itself, 34 at the screen's bottom edge, 83 there above a system tab bar)",
      "margins for devices without an indicator: inset == 0 ? 15 : 0",
      "the part of an amount that is not for the indicator: inset + 10 becomes 10, and inset == 0 ? 15 : inset becomes inset == 0 ? 15 : 0",
      "the real inset, where no view in the file ignores the bottom safe area: one in another file probably does, and the padding is then what keeps controls off the indicator",
      "an ignored bottom edge that something else needs: a clipped background, an overlay, another layer, content beside or below",
      "bars and notices that are layered over content, which layered-bar-to-safe-area-bar rewrites",
      "a fraction of the inset, max(inset, 15), and amounts that depend on the app's state",
      "the constant that held the amount, which nothing may need any more",
    ],
    safety: """
      Unsafe: the content moves. With a fixed amount it moves down to the edge of the safe area; \
      where the real inset was used it stays where it was on the devices that the code was written \
      for, and is right on the others. A view in another file that ignores the safe area around \
      this one is not seen.
      """,
    availability: """
      Needs no API to remove the padding. Backgrounds that must go on reaching down to the edge get \
      ignoresSafeArea(edges:), of iOS 14, unless they are colors or gradients and every platform \
      has iOS 15's background(_:ignoresSafeAreaEdges:).
      """,
    sources: [.resizableWindows], levels: [.unsafe])

  public static let trigger: Trigger =
    "padding" && "bottom"
    && ("afe" || "ndicator" || "otch" || "34" || "83" || "edge" || "nset" || "AFE" || "NDICATOR"
      || "OTCH")

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let paddings = context.file.modifierCalls(named: ["padding"]).compactMap(BottomPadding.init)
    if paddings.isEmpty { return [] }
    let index = DeclarationIndex(tree: context.file.tree)
    let amounts = BottomAmounts(insets: BottomInsets(index: index))
    let signs = paddings.map { ClearanceSign($0, amounts) }
    if signs.allSatisfy({ $0 == nil }) { return [] }
    if context.file.declaresFunction(named: "padding") {
      return zip(paddings, signs).compactMap { padding, sign in
        sign == nil ? nil : .leftAlone(padding, .appsOwnMethod)
      }
    }
    let reader = BottomEdgeReader(context, index: index)
    let candidates = zip(paddings, signs).compactMap { padding, sign in
      sign.flatMap { PaddingCandidate(padding, $0, reader) }
    }
    return candidates.map { candidate in
      do throws(ReasonToKeep) {
        return try candidate.offer(in: context.file, beside: candidates, amounts)
      } catch {
        return .leftAlone(candidate.padding, error)
      }
    }
  }
}
