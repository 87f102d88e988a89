import Availability
import Platforms
import Rewriting
import SwiftSyntax

extension ViewHelper {
  /// An inspector where the system has one, and the stack that the file had before.
  static func inspectorOrColumn(_ plan: PanelPlan) throws(Refusal) -> ViewHelper {
    let stack = plan.column.stack
    let pieces =
      stack.arguments.map(\.expression) + plan.dividers
      + plan.removed.filter { $0.name != "frame" }.flatMap { $0.arguments.map(\.expression) }
    guard pieces.allSatisfy(\.isSelfContained), stack.additionalTrailingClosures.isEmpty else {
      throw Refusal("the older column uses what a helper of the file does not see")
    }
    let arguments = stack.arguments.isEmpty ? "" : "(\(stack.arguments.trimmedDescription))"
    let outside = plan.dividers.filter { $0.id != plan.column.innerDivider?.id }
    var older = ["HStack\(arguments) {", "  self"]
    older += outside.map { "  " + $0.trimmedDescription }
    older.append("  if isPresented.wrappedValue {")
    if let divider = plan.column.innerDivider { older.append("    " + divider.trimmedDescription) }
    older.append("    panel()")
    if plan.frameElsewhere != nil { older.append("      " + plan.width.frameOfHelper) }
    older += plan.removed.map {
      "      " + ($0.name == "frame" ? plan.width.frameOfHelper : $0.codeFromPeriod)
    }
    older += ["  }", "}"]
    return ViewHelper(
      "inspectorOrColumn",
      summary: "Shows a panel in an inspector where the system has one, and in a column before.",
      apis: [.inspector, .inspectorColumnWidth], generics: "<Panel: View>",
      parameters: ["isPresented: Binding<Bool>"] + plan.width.parameters + [
        "@ViewBuilder panel: () -> Panel"
      ],
      newer: """
        inspector(isPresented: isPresented) {
          panel()
            .inspectorColumnWidth(\(plan.width.argumentsOfHelper))
        }
        """,
      older: older.joined(separator: "\n"))
  }
}

extension PanelWidth {
  /// The lengths by their labels in `inspectorColumnWidth`.
  private var labels: [(column: String, frame: String)] {
    guard case .range(_, let min, _, let max) = self else { return [] }
    return (min == nil ? [] : [("min", "minWidth")]) + [("ideal", "idealWidth")]
      + (max == nil ? [] : [("max", "maxWidth")])
  }

  fileprivate var parameters: [String] {
    if case .fixed = self { return ["width: CGFloat"] }
    return labels.map { "\($0.column): CGFloat" }
  }

  fileprivate var argumentsOfHelper: String {
    if case .fixed = self { return "width" }
    return labels.map { "\($0.column): \($0.column)" }.joined(separator: ", ")
  }

  fileprivate var frameOfHelper: String {
    if case .fixed = self { return ".frame(width: width)" }
    return ".frame(" + labels.map { "\($0.frame): \($0.column)" }.joined(separator: ", ") + ")"
  }
}

extension ExprSyntax {
  /// Whether the code means the same in any function, and stands on one line: literals, types and
  /// implicit members.
  fileprivate var isSelfContained: Bool {
    let text = trimmedDescription
    guard !text.contains(where: \.isNewline), !text.contains("\""), !text.contains("//") else {
      return false
    }
    return tokens(viewMode: .sourceAccurate).allSatisfy { token in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
      else { return true }
      return token.text.first?.isUppercase == true
    }
  }
}
