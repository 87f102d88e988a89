import Platforms
import Rewriting
import SwiftSyntax

/// Keeps a full swipe from running a destructive action.
public struct SwipeFirstAction: Transform {
  public static let documentation = Documentation(
    title: "Turn full swipe off where the first action is destructive",
    why: """
      A full swipe runs the first action of an edge, without a second look. Where that deletes, full \
      swipe is better off.
      """,
    example: Documentation.Example(
      before: """
        struct Notes: View {
          var body: some View {
            List {
              Text("Note")
                .swipeActions(edge: .trailing) {
                  Button("Delete", systemImage: "trash", role: .destructive) {}
                }
            }
          }
        }

        """,
      after: """
        struct Notes: View {
          var body: some View {
            List {
              Text("Note")
                .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                  Button("Delete", systemImage: "trash", role: .destructive) {}
                }
            }
          }
        }

        """),
    leftAlone: [
      "actions whose first is not destructive by its role; conditions by which it is only sometimes",
      "a destructive action that only asks, by what it sets: a confirmation, an alert, a dialog",
      "allowsFullSwipe with false or with a value of the app's",
    ],
    safety: """
      Unsafe: people who are used to delete by a full swipe, as in Mail, now tap the button. The \
      document that says to allow full swipe only when it is safe has a destructive first action in \
      its own example, so only a person can decide.
      """,
    availability: "Needs no newer API: allowsFullSwipe is as old as swipeActions.",
    sources: [.layoutComponents], levels: [.unsafe])

  public static let trigger: Trigger = "swipeActions" && "destructive"

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let index = DeclarationIndex(tree: context.file.tree)
    return context.file.modifierCalls(named: ["swipeActions"]).compactMap { modifier in
      guard let actions = SwipeActions(modifier), !modifier.call.isInPreview else { return nil }
      let argument = modifier.argument("allowsFullSwipe")
      if argument?.expression.trimmedDescription == "false" { return nil }
      let first = FirstSwipeActions(actions.content.viewItems, index).views
      let destructive = first.filter { $0.isDestructiveButton(index) }
      guard !destructive.isEmpty else { return nil }
      if destructive.count < first.count {
        return .leftAlone(modifier, "a condition picks the first action")
      }
      if let question = destructive.lazy.compactMap({ $0.question(index) }).first {
        return .leftAlone(modifier, "the action asks first (\(question))")
      }
      if let argument, argument.expression.trimmedDescription != "true" {
        return .leftAlone(modifier, "the app decides at run time whether a full swipe is allowed")
      }
      return Finding(
        at: modifier.nameToken, Self.message,
        consequence:
          "a full swipe no longer runs the action; it shows the buttons, and one is tapped",
        change: Change(
          "Turn full swipe off for the destructive action", .unsafe,
          edits: [edit(modifier, argument)]))
    }
  }

  private func edit(_ modifier: ModifierCall, _ argument: LabeledExprSyntax?) -> SourceEdit {
    let code = "allowsFullSwipe: false"
    if let argument { return .replacing(argument.expression, with: "false") }
    if let edge = modifier.argument("edge") {
      return .insert(", \(code)", at: edge.expression.offsets.upperBound)
    }
    if let first = modifier.arguments.first {
      return .insert("\(code), ", at: first.offsets.lowerBound)
    }
    if let parenthesis = modifier.call.leftParen {
      return .insert(code, at: parenthesis.offsets.upperBound)
    }
    return .insert("(\(code))", at: modifier.nameToken.offsets.upperBound)
  }

  fileprivate static let message = "a full swipe runs the first action, which is destructive"
}

extension Finding {
  fileprivate static func leftAlone(_ modifier: ModifierCall, _ reason: String) -> Finding {
    Finding(at: modifier.nameToken, SwipeFirstAction.message, leftAlone: reason)
  }
}

extension ExprSyntax {
  /// The name by which the action of a button, or the function of the file that it calls, shows a
  /// question instead of doing what it is for; nil where there is none.
  fileprivate func question(_ index: DeclarationIndex) -> String? {
    guard let call = ViewChain(self).call else { return nil }
    let actions = call.closures.filter { $0.label == nil || $0.label == "action" }.map(\.closure)
    let called = actions.flatMap { action in
      action.statements.compactMap { $0.item.as(FunctionCallExprSyntax.self)?.calledExpression }
    }
    let arguments = call.arguments.filter { $0.label?.text == "action" }.map(\.expression)
    let functions = (called + arguments).compactMap {
      index.lookup($0).declaration?.node.as(FunctionDeclSyntax.self)?.body
    }
    let code = actions.map { Syntax($0) } + functions.map { Syntax($0) }
    return code.lazy.flatMap { $0.tokens(viewMode: .sourceAccurate) }.map(\.text)
      .first { name in
        !Set(name.words).isDisjoint(with: ["alert", "ask", "confirm", "confirmation", "dialog"])
      }
  }

  fileprivate func isDestructiveButton(_ index: DeclarationIndex) -> Bool {
    guard let call = ViewChain(self).call, index.swiftUIName(of: call) == "Button" else {
      return false
    }
    return call.arguments.contains {
      $0.label?.text == "role"
        && $0.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "destructive"
    }
  }
}
