import Rewriting
import SwiftSyntax

/// What a control of a bar shows, when that is a title and no image.
enum ControlTitle {
  /// The first argument of the control.
  case argument(LabeledExprSyntax)
  /// The texts of a label closure: one, or one for each branch of it.
  case texts([TextLabel])
  /// A title in a form that nothing is offered for, and why.
  case unsupported(String)
}

extension BarItem {
  /// The title of a control that has no image; nil for every other control, also for one that takes
  /// arguments that SwiftUI's does not.
  var titleWithoutImage: ControlTitle? {
    let labels = control.arguments.map { $0.label?.text }
    let closures = control.additionalTrailingClosures.map(\.label.text)
    if let title = control.arguments.first, title.label == nil {
      guard Set(labels.dropFirst()).isSubset(of: kind.labelsBesideTitle),
        closures.allSatisfy({ $0 == "primaryAction" && kind == .menu }),
        !title.expression.isEmptyLiteral, !title.expression.holdsImage
      else { return nil }
      if labels.contains("primaryAction") || !closures.isEmpty {
        return .unsupported("nothing says since when a menu with a primary action takes a symbol")
      }
      return .argument(title)
    }
    guard takesLabel, let label,
      let texts = TextLabel.all(in: label.statements), !texts.isEmpty
    else { return nil }
    if texts.contains(where: \.isDrawnByHand) {
      return .unsupported("its label is drawn by hand")
    }
    return .texts(texts)
  }

  /// Whether the control has the form with a label closure that SwiftUI's has.
  var takesLabel: Bool {
    Set(control.arguments.map { $0.label?.text }).isSubset(of: kind.labelsBesideLabel)
  }

  /// The closure that makes the label.
  var label: ClosureExprSyntax? {
    if let closure = control.additionalTrailingClosures.first(where: { $0.label.text == "label" }) {
      return closure.closure
    }
    if let argument = control.arguments.first(where: { $0.label?.text == "label" }) {
      return argument.expression.as(ClosureExprSyntax.self)
    }
    let takesLabelLast = control.arguments.contains {
      $0.label.map { kind.labelsBeforeLabel.contains($0.text) } ?? false
    }
    return takesLabelLast ? control.trailingClosure : nil
  }
}

extension BarItem.Kind {
  fileprivate var labelsBesideTitle: Set<String?> {
    switch self {
    case .button: ["role", "action"]
    case .menu: ["content", "primaryAction"]
    case .navigationLink: ["destination", "value", "isActive", "tag", "selection"]
    case .link: ["destination"]
    case .toggle: ["isOn"]
    }
  }

  fileprivate var labelsBesideLabel: Set<String?> { labelsBesideTitle.union(["label"]) }

  /// With one of these in parentheses, a lone closure behind them is the label.
  fileprivate var labelsBeforeLabel: Set<String> {
    switch self {
    case .button: ["action"]
    case .menu: ["content"]
    case .navigationLink: ["destination", "value"]
    case .link: ["destination"]
    case .toggle: ["isOn"]
    }
  }
}

extension ExprSyntax {
  fileprivate var isEmptyLiteral: Bool {
    self.as(StringLiteralExprSyntax.self)?.segments.description.isEmpty ?? false
  }

  /// Whether an image is part of a text, as in `Text("\(Image(systemName: "star")) Rate")`.
  var holdsImage: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.text == "Image" }
  }
}
