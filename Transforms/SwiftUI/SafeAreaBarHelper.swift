import Availability
import Platforms

/// The two kinds of edges that a bar can be pinned to.
enum BarAxis: CaseIterable {
  /// Top and bottom.
  case vertical
  /// Leading and trailing.
  case horizontal

  /// The type of the edges.
  var edgeType: String {
    switch self {
    case .vertical: "VerticalEdge"
    case .horizontal: "HorizontalEdge"
    }
  }

  /// The names of the edges.
  var edges: Set<String> {
    switch self {
    case .vertical: ["top", "bottom"]
    case .horizontal: ["leading", "trailing"]
    }
  }
}

extension ViewHelper {
  /// A bar with the system's scroll edge effect where there is one, and a plain inset elsewhere. Both
  /// axes have one name, so a call looks like one of `safeAreaInset`.
  static func safeAreaBarOrInset(_ axis: BarAxis) -> ViewHelper {
    let alignment = axis == .vertical ? "HorizontalAlignment" : "VerticalAlignment"
    let arguments = "(edge: edge, alignment: alignment, spacing: spacing, content: content)"
    return ViewHelper(
      "safeAreaBarOrInset",
      summary:
        "Pins a bar with `safeAreaBar` where the system has it, and with `safeAreaInset` before.",
      apis: [.safeAreaBar], olderAPIs: [.safeAreaInset], generics: "<Bar: View>",
      parameters: [
        "edge: \(axis.edgeType)", "alignment: \(alignment) = .center", "spacing: CGFloat? = nil",
        "@ViewBuilder content: () -> Bar",
      ],
      newer: "safeAreaBar\(arguments)", older: "safeAreaInset\(arguments)")
  }
}
