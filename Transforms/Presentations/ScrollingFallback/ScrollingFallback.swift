import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// Lets a screen scroll where it does not fit.
public struct ScrollingFallback: Transform {
  public static let documentation = Documentation(
    title: "Let a screen scroll where it does not fit",
    why: """
      Screens that assume everything fits, such as account setup, purchase screens and introductions, \
      push their buttons out of reach in a low window or with large type. A ViewThatFits keeps the \
      screen where there is room for it and scrolls it where there is not.
      """,
    example: Documentation.Example(
      before: """
        struct SignIn: View {
          @State private var name = ""

          var body: some View {
            VStack {
              Text("Welcome")
              TextField("Name", text: $name)
              Spacer()
              Button("Continue") {}
            }
            .padding()
          }
        }

        """,
      after: """
        struct SignIn: View {
          @State private var name = ""

          var body: some View {
            ScrollView {
              VStack {
                Text("Welcome")
                TextField("Name", text: $name)
                Spacer()
                Button("Continue") {}
              }
            }
            .scrollBounceBehavior(.basedOnSize)
            .padding()
          }
        }

        """,
      targets: DeploymentTargets([.iOS: 17])),
    leftAlone: [
      "stacks that are not the layout of a whole body, and those without a Spacer before a control",
      "screens that scroll already, or hold a List, a Map or a GeometryReader, which take what height is left",
      "screens with a fixed height",
      "the older side of an availability check, and previews",
    ],
    safety: """
      Unsafe, and two alternatives, of which apply picks none (--only names one). ViewThatFits shows \
      either the screen as it is or the same in a ScrollView: what the views inside remember starts \
      anew when it changes over, so a screen with a text field, which the keyboard would make change \
      over, gets the ScrollView alone. In a ScrollView the spacers take no room, and the actions follow \
      the content.
      """,
    availability: """
      ViewThatFits is of iOS 16, macOS 13, tvOS 16 and watchOS 9, scrollBounceBehavior of iOS 16.4, \
      macOS 13.3, tvOS 16.4 and watchOS 9.4. Below, the file gets one private helper with an \
      #available, which leaves the screen as it is on earlier systems.
      """,
    sources: [.resizableWindows, .layoutReference], levels: [.unsafe])

  public static let trigger: Trigger = "VStack" && "Spacer"
  public static let runsOnlyOnRequest = true

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let stacks = context.file.calls { $0.calledName == "VStack" }
    if stacks.isEmpty { return [] }
    let reader = TallScreenReader(index: DeclarationIndex(tree: context.file.tree))
    let helpers = context.file.names(ofHelpersFor: "scrollBounceBehavior")
      .union(context.file.functionsFitting)
    var names = Names(context.file)
    return stacks.compactMap { stack in
      guard let screen = reader.screen(stack) else { return nil }
      let modifiers = ViewChain(ExprSyntax(stack).wholeChain).modifiers.map(\.name)
      if modifiers.contains(where: helpers.contains) { return nil }
      return finding(screen, &names, in: context)
    }
  }

  private func finding(_ screen: TallScreen, _ names: inout Names, in context: Context) -> Finding?
  {
    do throws(Refusal) { try screen.admit() } catch { return .leftAlone(screen, error.reason) }
    var changes: [Change] = []
    var reasons: [String] = []
    if screen.input == nil {
      let fitting = context.fallback(for: .viewThatFits, at: screen.stack)
      if fitting == .settled { return nil }
      do throws(Refusal) {
        changes.append(try screen.fitting(fitting, &names, in: context))
      } catch { reasons.append(error.reason) }
    }
    let bouncing = context.fallback(for: .scrollBounceBehavior, at: screen.stack)
    if bouncing == .settled, changes.isEmpty { return nil }
    do throws(Refusal) {
      changes.append(try screen.scrolling(bouncing, in: context))
    } catch { reasons.append(error.reason) }
    return changes.isEmpty
      ? .leftAlone(screen, reasons.joined(separator: ", and ")) : .offered(screen, changes)
  }
}

extension SourceFile {
  /// The names of the functions of the file that choose what fits.
  fileprivate var functionsFitting: Set<String> {
    Set(
      calls { $0.calledName == "ViewThatFits" }.flatMap { call in
        call.ancestors.compactMap { $0.as(FunctionDeclSyntax.self)?.name.plainText }
      })
  }
}

extension Finding {
  fileprivate static func offered(_ screen: TallScreen, _ changes: [Change]) -> Finding {
    var texts = ["in a low window and with large type the actions stay in reach"]
    if let input = screen.input {
      texts.append(
        "the spacers take no room in a ScrollView, so the actions follow the content; a ViewThatFits "
          + "is not on offer, since the keyboard would make it change over and the \(input) lose the "
          + "focus")
    } else if changes.count > 1 {
      texts.append(
        "with ViewThatFits nothing changes where the screen fits, and where that changes at run time "
          + "the views inside start anew; in a ScrollView the spacers take no room, so the actions "
          + "follow the content")
    }
    if screen.stack.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "resizable" }) {
      texts.append("an image that shrank before counts with its full height")
    }
    return Finding(
      at: screen.stack, message, consequence: texts.joined(separator: "; "), alternatives: changes)
  }

  fileprivate static func leftAlone(_ screen: TallScreen, _ reason: String) -> Finding {
    Finding(at: screen.stack, message, leftAlone: reason)
  }

  private static let message = "the screen counts on its height: spacers push its actions down"
}
