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
    && ("afe" || "ndicator" || "otch" || "34" || "83" || "edge" || "nset")

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
      sign.flatMap { Candidate(padding, $0, reader) }
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

/// Why a padding counts as clearance.
enum ClearanceSign {
  /// The amount says so: by a name, or by being the inset.
  case amount(BottomAmount.Clearance)
  case unclear(BottomAmount.Reason)
  /// A comment says so.
  case comment(String)
  /// Nothing but the number: 34, or 83 with the tab bar.
  case number(Double)

  /// Nil for spacing.
  init?(_ padding: BottomPadding, _ amounts: BottomAmounts) {
    switch amounts.amount(of: padding.amount) {
    case .clearance(let clearance): self = .amount(clearance)
    case .unclear(let reason): self = .unclear(reason)
    case .spacing:
      let comment = padding.comments.first(where: IndicatorNames.explains)
      let number = padding.amount.number
      if let comment, number.map({ $0 > 0 }) ?? (padding.amount.dottedName != nil) {
        self = .comment(comment)
      } else if number == BottomAmounts.indicatorHeight || number == Self.tabBarHeight {
        self = .number(number ?? 0)
      } else {
        return nil
      }
    }
  }

  /// A tab bar above the home indicator of an iPhone in portrait.
  static let tabBarHeight = 83.0
}

/// A padding with what is known of the way to the bottom edge.
private struct Candidate {
  let padding: BottomPadding
  let sign: ClearanceSign
  let edge: BottomEdge

  /// Nil where the number alone does not say enough.
  init?(_ padding: BottomPadding, _ sign: ClearanceSign, _ reader: BottomEdgeReader) {
    self.padding = padding
    self.sign = sign
    edge = BottomEdge(below: padding, reader)
    guard case .number(let number) = sign else { return }
    let isProven = number == ClearanceSign.tabBarHeight ? edge.isInTabView : true
    guard edge.isAtScreenBottom, isProven, padding.scope != .sharedAmount else { return nil }
  }

  func offer(
    in file: SourceFile, beside all: [Candidate], _ amounts: BottomAmounts
  ) throws(ReasonToKeep) -> Finding {
    var clearance = BottomAmount.Clearance(isMeasured: false, edits: [])
    switch sign {
    case .unclear(let reason): throw .amount(reason)
    case .comment(let comment) where IndicatorNames.namesBar(comment): throw .layered
    case .comment, .number: break
    case .amount(let found): clearance = found
    }
    if padding.scope == .sharedAmount { throw .otherEdges }
    if let base = padding.modifier.base {
      if base.isReceiver { throw .ownModifier }
      if ViewChain(base).modifiers.contains(where: { SafeAreaIgnoring($0)?.mayIgnoreBottom ?? false }) {
        throw .ignoringInside
      }
    }
    if edge.isLayered { throw .layered }
    var edits = try removal(of: clearance, in: file)
    guard let ignoring = edge.ignoring else {
      if clearance.isMeasured, edge.end == .otherFile { throw .ignoredElsewhere }
      return .removable(self.padding, clearance, edits)
    }
    let line = file.lines.line(of: ignoring.modifier.nameToken.offsets.lowerBound)
    if let obstacle = obstacle(ignoring, in: file, beside: all, amounts) {
      throw .obstacle(obstacle, line: line)
    }
    let hasTextInput = ignoring.modifier.base?.hasTextInput ?? false
    do {
      edits += try ignoring.respectingBottom(in: file, keepsKeyboard: hasTextInput)
    } catch {
      throw .obstacle(.ignoring(error), line: line)
    }
    return .replaceable(
      padding, clearance, edits + edge.extensions,
      movesWithKeyboard: ignoring.regions == .all && !hasTextInput)
  }

  private func removal(
    of clearance: BottomAmount.Clearance, in file: SourceFile
  ) throws(ReasonToKeep) -> [SourceEdit] {
    if !clearance.edits.isEmpty { return clearance.edits }
    if padding.scope == .insets { return [.replacing(padding.amount, with: "0")] }
    do {
      return [try ModifierRemoval(of: padding.modifier, in: file).edit]
    } catch {
      throw .removal(error)
    }
  }

  private func obstacle(
    _ ignoring: SafeAreaIgnoring, in file: SourceFile, beside all: [Candidate],
    _ amounts: BottomAmounts
  ) -> Obstacle? {
    if let obstacle = edge.obstacle { return obstacle }
    let other = all.first {
      $0.edge.ignoring?.modifier.call.id == ignoring.modifier.call.id
        && $0.padding.modifier.call.id != padding.modifier.call.id
    }
    let used = other?.padding.amount ?? ignoring.modifier.base?.bottomInset(amounts, except: padding)
    return used.map { .insetUsed(line: file.lines.line(of: $0.offsets.lowerBound)) }
  }
}

extension ExprSyntax {
  /// What a modifier of the app's own is applied to: `self`, or the content of a `ViewModifier`.
  fileprivate var isReceiver: Bool {
    guard let name = ViewChain(self).root.as(DeclReferenceExprSyntax.self)?.baseName else {
      return false
    }
    guard name.text == "content" else { return name.tokenKind == .keyword(.self) }
    let function = ancestors.lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first
    return function?.name.text == "body"
  }

  /// Whether something in a view takes text, and so brings up the keyboard.
  fileprivate var hasTextInput: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      ["TextField", "SecureField", "TextEditor", "searchable"].contains($0.text)
    }
  }

  /// The first use of the bottom inset in a view outside of a padding.
  fileprivate func bottomInset(
    _ amounts: BottomAmounts, except padding: BottomPadding
  ) -> ExprSyntax? {
    let collector = BottomMemberCollector()
    collector.walk(self)
    return collector.members.first { member in
      !padding.amount.offsets.contains(member.offsets.lowerBound)
        && !amounts.part(of: member, depth: 0).isNone
    }
  }
}

private final class BottomMemberCollector: OpenCodeVisitor {
  private(set) var members: [ExprSyntax] = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "bottom", node.base != nil { members.append(ExprSyntax(node)) }
    return .visitChildren
  }
}
