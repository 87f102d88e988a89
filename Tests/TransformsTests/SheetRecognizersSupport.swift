import Availability
import Platforms
import Rewriting
import SwiftSyntax
import Testing

@testable import Transforms

/// A view with a hand-made sheet, and the recognisers of its parts, each on its own.
struct SheetView {
  let file: SourceFile
  let index: DeclarationIndex

  /// - Parameters:
  ///   - panel: What the flag shows besides the scrim.
  ///   - members: Further members of the view.
  ///   - after: What follows the stack: its modifiers.
  init(
    flag: String = "@State private var isShown = false", condition: String = "isShown",
    scrim: String = "Color.black.onTapGesture { isShown = false }",
    panel: String = "Text(\"Panel\").transition(.move(edge: .bottom))",
    content: String = "Button(\"Open\") { isShown = true }", members: String = "",
    after: String = ""
  ) throws {
    let source = """
      struct T: View {
        \(flag)
        \(members)
        var body: some View {
          ZStack(alignment: .bottom) {
            \(content)
            if \(condition) {
              \(scrim)
              \(panel)
            }
          }
          \(after)
        }
      }
      """
    file = try SourceFile(path: "Sheet.swift", bytes: Array(source.utf8))
    index = DeclarationIndex(tree: file.tree)
  }

  var layers: SheetLayers? {
    file.calls { $0.calledName == "ZStack" }.first.flatMap { SheetLayers(stack: $0, index) }
  }

  func flag() throws -> SheetFlag {
    try SheetFlag(#require(layers).condition, index, in: file)
  }

  func scrim() throws -> SheetScrim {
    try SheetScrim(#require(layers?.scrim), flag(), index)
  }

  func panel() throws -> SheetPanel {
    try SheetPanel(#require(layers).panel, flag(), index)
  }

  /// The first drag of the panel.
  func drag() throws -> SheetDrag {
    let modifier = try #require(
      file.modifierCalls(named: ["gesture", "simultaneousGesture", "highPriorityGesture"]).first)
    return try #require(try SheetDrag(modifier, flag(), index))
  }

  func plan() throws -> SheetPlan {
    try SheetPlan(#require(layers), index, in: Context(file: file, targets: [.iOS: 17]))
  }

  /// The file when the panel has become a sheet.
  func result() throws -> String {
    let context = Context(file: file, targets: [.iOS: 17])
    let change = try #require(CustomSheetToDetents().findings(in: context).first?.changes.first)
    var bytes = file.bytes
    for edit in change.edits.sorted(by: { $0.offsets.lowerBound > $1.offsets.lowerBound }) {
      bytes.replaceSubrange(edit.offsets, with: edit.replacementBytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Uses outside of the layers.
  func uses() throws -> SheetUses {
    let layers = try #require(layers)
    let going = try GoingCode(layers, panel(), content: panel().view.offsets)
    return try SheetUses(
      file, index, content: panel().view.offsets, isGone: going.contains)
  }
}

/// The reason that a recogniser gives.
func refusal(_ body: () throws -> some Any) throws -> String? {
  do {
    _ = try body()
    return nil
  } catch let refusal as Refusal {
    return refusal.reason
  }
}

/// A drag on a panel, by the code of its parts.
func dragged(
  _ parts: String, name: String = "gesture", start: String = "DragGesture()", behind: String = ""
) -> String {
  "Text(\"Panel\").\(name)(\(start)\(parts)\(behind))"
}
