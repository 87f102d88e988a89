import Rewriting
import SwiftSyntax

/// Reports screens that opt out of vertical bars without one of the reasons that there are for it.
public struct VerticalBarOptOut: Transform {
  public static let documentation = Documentation(
    title: "Report screens that opt out of vertical bars",
    why: """
      Vertical bars give the height of a short display back to the content. Three kinds of screens \
      are better off with horizontal ones: a sheet with only a Done or Close action, a full-width \
      interface at the bottom such as a dialing pad, and a full-screen video player.
      """,
    example: .unchanged(
      """
      struct Reader: View {
        var body: some View {
          ScrollView { Pages() }
            .toolbar { Button("Share", systemImage: "square.and.arrow.up") {} }
            .toolbarVerticalBehavior(.disabled)
        }
      }

      """),
    leftAlone: [
      "every opt-out: only a person can tell whether it is meant",
      "a sheet whose toolbar has one action that ends it, a keypad, dialing pad or calculator, and a video player; they are not reported, unless the choice changes at run time",
      "the first item of a toolbar that stays horizontal; from the second on they are reported",
    ],
    safety: "Changes nothing, and never proposes to opt out.",
    availability: "toolbarVerticalBehavior and axisBehavior are of iOS 27.1.",
    sources: [.resizableWindows], levels: [])

  public static let trigger: Trigger = "toolbarVerticalBehavior" || "horizontalOnly"

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let index = DeclarationIndex(tree: context.file.tree)
    let optOuts = context.file.modifierCalls(named: ["toolbarVerticalBehavior"])
      .filter { !$0.call.isInPreview }
      .compactMap { modifier -> Finding? in
        guard let argument = modifier.arguments.first?.expression else { return nil }
        guard let name = argument.memberName else { return .toggled(modifier) }
        let screen = BarScreen(modifier, index)
        guard name == "disabled", screen.reasonForHorizontalBars == nil, !screen.hasOneEndingAction
        else { return nil }
        return .optedOut(Syntax(modifier.nameToken))
      }
    // In a helper for views the modifier is called without a receiver.
    let helpers = context.file.calls { $0.calledName == "toolbarVerticalBehavior" }
      .filter { $0.arguments.first?.expression.memberName == "disabled" }
      .map { Finding.optedOut(Syntax($0)) }
    return optOuts + helpers + horizontalItems(in: context.file)
  }

  /// The items of a toolbar that stay horizontal, but for the first.
  private func horizontalItems(in file: SourceFile) -> [Finding] {
    let items = file.modifierCalls(named: ["axisBehavior"]).filter {
      $0.arguments.first?.expression.memberName == "horizontalOnly" && !$0.call.isInPreview
    }
    let toolbars = Dictionary(grouping: items) { item in
      item.call.ancestors.first {
        $0.as(FunctionCallExprSyntax.self).flatMap(ModifierCall.init)?.name == "toolbar"
          || $0.is(MemberBlockItemSyntax.self)
      }?.id
    }
    return toolbars.values.flatMap { $0.dropFirst() }.map(Finding.horizontal)
  }
}

extension Finding {
  fileprivate static func toggled(_ modifier: ModifierCall) -> Finding {
    Finding(
      at: modifier.nameToken, "the choice for or against vertical bars changes at run time",
      consequence: "bars jump from one side of the screen to another while it is used",
      leftAlone: "the choice is to be fixed, and only a person can make it")
  }

  fileprivate static func optedOut(_ place: Syntax) -> Finding {
    Finding(
      at: place, "this screen opts out of vertical bars",
      consequence: "on a short display its bars take height from the content",
      leftAlone: "only a person can tell whether the opt-out is meant")
  }

  fileprivate static func horizontal(_ modifier: ModifierCall) -> Finding {
    Finding(
      at: modifier.nameToken, "more than one item of this toolbar stays horizontal",
      consequence: "a top bar that stays for its items takes height from the content",
      leftAlone: "only a person can tell which item must stay horizontal")
  }
}

extension ExprSyntax {
  /// The name of an implicit member or one of a type: `.disabled`; nil for anything else.
  fileprivate var memberName: String? {
    guard let member = self.as(MemberAccessExprSyntax.self),
      member.base.map({ $0.trimmedDescription.first?.isUppercase == true }) ?? true
    else { return nil }
    return member.declName.baseName.text
  }
}
