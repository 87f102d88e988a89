import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// Lets a sheet take the size of its content in place of a fixed frame.
public struct FixedSheetFrameToSizing: Transform {
  public static let documentation = Documentation(
    title: "Size sheets by their content instead of a fixed frame",
    why: """
      A fixed frame on a sheet's content is right for one window and one text size. The sizing fitted \
      makes the sheet as large as its content is.
      """,
    example: Documentation.Example(
      before: """
        struct Page: View {
          @State private var isShown = false

          var body: some View {
            Text("Page")
              .sheet(isPresented: $isShown) {
                VStack {
                  Text("About")
                }
                .frame(width: 400, height: 300)
              }
          }
        }

        """,
      after: """
        struct Page: View {
          @State private var isShown = false

          var body: some View {
            Text("Page")
              .sheet(isPresented: $isShown) {
                VStack {
                  Text("About")
                }
                .presentationSizing(.fitted)
              }
          }
        }

        """,
      targets: DeploymentTargets([.iOS: 18])),
    leftAlone: [
      "content without a size of its own, such as a List, a ScrollView or a navigation container: fitted would make it small",
      "content whose size the file does not show; a frame with an alignment, or of one side",
      "a sheet with detents or a sizing already: sizing and detents do not go together",
    ],
    safety:
      "Unsafe: the sheet is as large as its content, which need not be the size of the frame.",
    availability: """
      presentationSizing is of iOS 18, macOS 15, tvOS 18, watchOS 11 and visionOS 2. Below, the file gets \
      a private helper with a check that keeps the frame.
      """,
    sources: [.ownRule], levels: [.unsafe])

  public static let trigger: Trigger = "sheet" && "frame"

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let index = DeclarationIndex(tree: context.file.tree)
    return context.file.modifierCalls(named: ["sheet"]).compactMap { modifier in
      guard let sheet = SheetContent(modifier), let root = sheet.root, !modifier.call.isInPreview
      else { return nil }
      let chain = ViewChain(root)
      let frames = chain.modifiers.filter {
        $0.name == "frame" && $0.argument("width") != nil && $0.argument("height") != nil
      }
      guard let frame = frames.first else { return nil }
      do throws(Refusal) {
        if frames.count > 1 { throw Refusal("it has several frames") }
        return try offer(frame, chain, index, in: context)
      } catch {
        return Finding(at: frame.nameToken, Self.message, leftAlone: error.reason)
      }
    }
  }

  private func offer(
    _ frame: ModifierCall, _ chain: ViewChain, _ index: DeclarationIndex, in context: Context
  ) throws(Refusal) -> Finding? {
    guard frame.arguments.count == 2 else { throw Refusal("the frame has an alignment") }
    if let other = chain.modifiers.first(where: { Self.sizing.contains($0.name) }) {
      throw Refusal("the sheet has \(other.name), which does not go together with a sizing")
    }
    guard let name = chain.rootName, Self.sized.contains(name),
      index.lookup(chain.call?.calledExpression ?? chain.root).declarations.isEmpty
    else { throw Refusal("the file does not show that the content has a size of its own") }
    if let flexible = chain.root.tokens(viewMode: .sourceAccurate)
      .first(where: { Self.flexible.contains($0.text) })
    {
      throw Refusal("\(flexible.text) has no size of its own, and the sheet would be small")
    }
    let call = try APICall(
      .presentationSizing, or: .fittedSheetOrFrame,
      context.fallback(for: .presentationSizing, at: frame.call), at: frame.call, in: context)
    if call.isPlain, context.fallback(for: .presentationSizing, at: frame.call) == .settled {
      return nil
    }
    var edits: [SourceEdit] = [.replacing(frame.nameToken, with: call.name)]
    if call.isPlain {
      guard let inside = frame.emptiableParentheses else {
        throw Refusal("a comment inside the frame would be lost")
      }
      edits.append(SourceEdit(inside, ".fitted"))
    }
    return Finding(
      at: frame.nameToken, Self.message,
      consequence: "the sheet is as large as its content, also with larger text",
      change: Change(
        "Size the sheet by its content", .unsafe, edits: edits, supports: call.supports))
  }

  private static let message = "the sheet has a fixed size, whatever the window and the text"
  private static let sizing: Set<String> = ["presentationDetents", "presentationSizing"]
  private static let sized: Set<String> = ["VStack", "HStack", "Grid", "Text", "Label", "Image"]
  private static let flexible: Set<String> = [
    "List", "Form", "ScrollView", "NavigationStack", "NavigationView", "NavigationSplitView",
    "TabView", "GeometryReader", "Spacer", "TextEditor", "Map", "Color", "LazyVStack", "LazyHStack",
    "LazyVGrid", "LazyHGrid", "Table", "infinity",
  ]
}

extension ViewHelper {
  fileprivate static let fittedSheetOrFrame = ViewHelper(
    "fittedSheetOrFrame",
    summary: "Sizes a sheet by its content where the system can, and by a frame before.",
    apis: [.presentationSizing], parameters: ["width: CGFloat", "height: CGFloat"],
    newer: "presentationSizing(.fitted)", older: "frame(width: width, height: height)")
}
