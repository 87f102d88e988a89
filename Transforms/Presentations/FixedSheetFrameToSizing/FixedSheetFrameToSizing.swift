import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// Lets a sheet ask for its size instead of forcing it on its content.
public struct FixedSheetFrameToSizing: Transform {
  public static let documentation = Documentation(
    title: "Size sheets with presentationSizing instead of a fixed frame",
    why: """
      A fixed frame around the content of a sheet is cut off where the window has less room, and \
      leaves empty space where it has more. presentationSizing(.fitted) makes the sheet as large as \
      its content would like to be, so the frame becomes a wish that the window can turn down.
      """,
    example: Documentation.Example(
      before: """
        struct Library: View {
          @State private var isEditing = false

          var body: some View {
            Button("Edit") { isEditing = true }
              .sheet(isPresented: $isEditing) {
                Editor()
                  .frame(width: 520, height: 400)
              }
          }
        }

        """,
      after: """
        struct Library: View {
          @State private var isEditing = false

          var body: some View {
            Button("Edit") { isEditing = true }
              .sheet(isPresented: $isEditing) {
                Editor()
                  .frame(idealWidth: 520, maxWidth: .infinity, idealHeight: 400, maxHeight: .infinity)
                  .presentationSizing(.fitted)
              }
          }
        }

        """,
      targets: DeploymentTargets([.iOS: 18])),
    leftAlone: [
      "frames of a width or a height alone, those of less than 150 points, of a picture, and deeper inside the content",
      "sheets with presentationDetents, which have their heights already, or with a presentationSizing",
      "frames that draw a card: with a background, a border, a shadow or an unknown modifier outside of them",
      "sizes that follow the screen, a geometry or a condition",
      "views that are shown outside of a sheet as well, or that another file may show so",
      "files that ship on macOS, tvOS or watchOS alone",
    ],
    safety: """
      Unsafe: the frame becomes the ideal size, so a sheet with room is as large as it was, and one \
      without lays its content out anew. In a narrow window the content fills the sheet. On macOS the \
      user can resize the sheet.
      """,
    availability: """
      presentationSizing is of iOS 18, macOS 15, tvOS 18, watchOS 11 and visionOS 2. Below, the file \
      gets one private helper with an #available for every platform that it ships on, and the fixed \
      frame in else.
      """,
    sources: [.layoutComponents], levels: [.unsafe])

  public static let trigger: Trigger = "sheet" && "frame"

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let sheets = PresentedSheet.all(in: context.file)
    if sheets.isEmpty { return [] }
    let index = DeclarationIndex(tree: context.file.tree)
    let reader = FixedSheetFrameReader(index: index)
    let uses = ViewUses(context.file, index: index)
    let roles = ViewRoles(index)
    var seen: Set<SyntaxIdentifier> = []
    return sheets.flatMap { $0.shownViews ?? [] }.compactMap { view in
      guard let fixed = reader.frame(of: view), seen.insert(fixed.frame.call.id).inserted,
        !fixed.has("presentationSizing")
      else { return nil }
      return finding(fixed, uses, roles, in: context)
    }.sorted { $0.offset < $1.offset }
  }

  private func finding(
    _ fixed: FixedSheetFrame, _ uses: ViewUses, _ roles: ViewRoles, in context: Context
  ) -> Finding? {
    let fallback = context.fallback(for: .presentationSizing, at: fixed.frame.call)
    if fallback == .settled { return nil }
    do throws(Refusal) {
      try fixed.admit(uses, roles)
      if let targets = context.targets(at: fixed.frame.call), !targets.isUnknown,
        targets.platforms.allSatisfy({ [.macOS, .tvOS, .watchOS].contains($0) })
      {
        let names = targets.platforms.map(\.name).joined(separator: " and ")
        throw Refusal("on \(names) the sheet does not change with the window")
      }
      return .offered(fixed, try fixed.change(fallback, in: context), in: context)
    } catch {
      return .leftAlone(fixed, error.reason)
    }
  }
}

extension FixedSheetFrame {
  fileprivate func change(_ fallback: Fallback, in context: Context) throws(Refusal) -> Change {
    switch fallback {
    case .refuse(let reason): throw Refusal(reason)
    case .plain, .settled:
      if context.file.declaresFunction(named: "presentationSizing") {
        throw Refusal("the file declares a method presentationSizing of its own")
      }
      return Change(
        "Let the sheet fit an ideal size instead of a fixed frame", .unsafe,
        edits: idealEdits(in: context.file))
    case .check:
      let use = try context.useOnce(.fittedSheetFrame, at: frame.call)
      return Change(
        "Let the sheet fit an ideal size where the system can, through \(use.name)", .unsafe,
        edits: [.replacing(frame.nameToken, with: use.name)], supports: use.supports)
    }
  }

  /// The frame as a wish, and the sizing that grants it.
  private func idealEdits(in file: SourceFile) -> [SourceEdit] {
    let labels = [(width, "Width"), (height, "Height")].flatMap { length, name -> [SourceEdit] in
      guard let label = length.label else { return [] }
      return [
        .replacing(label, with: "ideal\(name)"),
        .insert(", max\(name): .infinity", at: length.expression.offsets.upperBound),
      ]
    }
    return labels + [ExprSyntax(frame.call).adding(".presentationSizing(.fitted)", in: file)]
  }
}

extension ViewHelper {
  /// A frame that is the ideal size of a sheet that fits it, and a fixed one before.
  fileprivate static let fittedSheetFrame = ViewHelper(
    "fittedSheetFrame",
    summary:
      "Is the ideal size of a sheet where the system fits one to it, and a fixed frame before.",
    apis: [.presentationSizing],
    parameters: ["width: CGFloat?", "height: CGFloat?", "alignment: Alignment = .center"],
    newer: """
      frame(
        idealWidth: width, maxWidth: .infinity, idealHeight: height, maxHeight: .infinity,
        alignment: alignment
      )
      .presentationSizing(.fitted)
      """,
    older: "frame(width: width, height: height, alignment: alignment)")
}

extension Finding {
  fileprivate static func offered(
    _ fixed: FixedSheetFrame, _ change: Change, in context: Context
  ) -> Finding {
    var texts = [
      "where the window has room the sheet is as large as before; where it has less, the content is "
        + "laid out in what there is instead of being cut off, and in a narrow window it fills the "
        + "sheet"
    ]
    if context.targets(at: fixed.frame.call)?[.macOS] != nil {
      texts.append("on macOS 15 and later the user can resize the sheet")
    }
    return Finding(
      at: fixed.frame.nameToken, message, consequence: texts.joined(separator: "; "),
      change: change)
  }

  fileprivate static func leftAlone(_ fixed: FixedSheetFrame, _ reason: String) -> Finding {
    Finding(at: fixed.frame.nameToken, message, leftAlone: reason)
  }

  private static let message = "the content of a sheet has a fixed frame"
}
