import Availability
import Platforms
import Rewriting
import SwiftSyntax

extension TallScreen {
  /// The screen where it fits, and the same in a scroll view where it does not.
  func fitting(
    _ fallback: Fallback, _ names: inout Names, in context: Context
  ) throws(Refusal) -> Change {
    let title = "Show the screen where it fits, and scroll it where it does not"
    switch fallback {
    case .refuse(let reason): throw Refusal(reason)
    case .check: return try guarded(title, .scrollingUnlessFitting, in: context)
    case .plain, .settled:
      let member = try context.member("screen", holding: stack, names: &names)
      let layout = Layout(context.file)
      let code = """
        ViewThatFits(in: .vertical) {
          \(member.reference)
          ScrollView { \(member.reference) }
        }
        """
      return Change(
        title, .unsafe,
        edits: [.replacing(stack, with: layout.format(code, at: stack.offsets.lowerBound))],
        supports: [member.support])
    }
  }

  /// The screen in a scroll view that bounces only where there is more than fits.
  func scrolling(_ fallback: Fallback, in context: Context) throws(Refusal) -> Change {
    let title = "Scroll the screen, with spacers that take no room"
    switch fallback {
    case .refuse(let reason): throw Refusal(reason)
    case .check: return try guarded(title, .scrollingWhereAvailable, in: context)
    case .plain, .settled:
      if context.file.declaresFunction(named: "scrollBounceBehavior") {
        throw Refusal("the file declares a method scrollBounceBehavior of its own")
      }
      let layout = Layout(context.file)
      let start = stack.offsets.lowerBound
      guard Relayout(context.file).ownIndentation(stack) != nil else {
        throw Refusal("the stack starts in the middle of a line")
      }
      let base = layout.indentation(at: start)
      let end = layout.lineEnd(at: start)
      return Change(
        title, .unsafe,
        edits: [.insert("ScrollView {" + end + base + layout.unit, at: start)]
          + layout.reindent(stack, from: base, to: base + layout.unit)
          + [
            .insert(
              end + base + "}" + end + base + ".scrollBounceBehavior(.basedOnSize)",
              at: stack.offsets.upperBound)
          ])
    }
  }

  private func guarded(
    _ title: String, _ helper: ViewHelper, in context: Context
  ) throws(Refusal) -> Change {
    let use = try context.useOnce(helper, at: stack)
    return Change(
      title, .unsafe, edits: [ExprSyntax(stack).adding(".\(use.name)()", in: context.file)],
      supports: use.supports)
  }
}

extension ViewHelper {
  fileprivate static let scrollingUnlessFitting = ViewHelper(
    "scrollingUnlessFitting",
    summary: "Scrolls a screen that is higher than its window, where the system can tell.",
    apis: [.viewThatFits],
    newer: """
      ViewThatFits(in: .vertical) {
        self
        ScrollView { self }
      }
      """,
    older: "self")

  fileprivate static let scrollingWhereAvailable = ViewHelper(
    "scrollingWhereAvailable",
    summary: "Scrolls a screen, and bounces only one that is higher than its window.",
    apis: [.scrollBounceBehavior],
    newer: """
      ScrollView { self }
        .scrollBounceBehavior(.basedOnSize)
      """,
    older: "self")
}
