/// A result builder of SwiftUI, with the versions that have what an `if` inside it calls.
///
/// `if #available(…) { } else { }` calls `limitedAvailability`, which counts against the version in
/// the condition, and `either`, which counts against the deployment target (found with the compiler).
public enum Builder: String, CaseIterable, Sendable, Hashable {
  case viewBuilder = "ViewBuilder"
  case toolbarContentBuilder = "ToolbarContentBuilder"
  case sceneBuilder = "SceneBuilder"
  case commandsBuilder = "CommandsBuilder"
  case tabContentBuilder = "TabContentBuilder"
  case tableColumnBuilder = "TableColumnBuilder"
  case widgetBundleBuilder = "WidgetBundleBuilder"

  /// Finds the builder by the name of its attribute; `ContentBuilder` is the alias that the 27 SDK has
  /// for `ViewBuilder`.
  public init?(attribute name: some StringProtocol) {
    self.init(rawValue: name == "ContentBuilder" ? Builder.viewBuilder.name : String(name))
  }

  /// The name of the attribute, without `@`.
  public var name: String { rawValue }

  /// `buildLimitedAvailability`: what `if #available` calls on the newer branch.
  public var limitedAvailability: API {
    switch self {
    case .viewBuilder: .viewBuilderLimitedAvailability
    case .toolbarContentBuilder: .toolbarContentBuilderLimitedAvailability
    case .sceneBuilder: .sceneBuilderLimitedAvailability
    case .commandsBuilder: .commandsBuilderLimitedAvailability
    case .tabContentBuilder: .tabContentBuilderLimitedAvailability
    case .tableColumnBuilder: .tableColumnBuilderLimitedAvailability
    case .widgetBundleBuilder: .widgetBundleBuilderLimitedAvailability
    }
  }

  /// `buildEither`: what `if … else` calls; nil where no page of Apple's states that there is one.
  public var either: API? {
    switch self {
    case .viewBuilder: .viewBuilderConditional
    case .toolbarContentBuilder: .toolbarContentBuilderEither
    case .sceneBuilder, .commandsBuilder, .tabContentBuilder, .tableColumnBuilder,
      .widgetBundleBuilder:
      nil
    }
  }

  /// `buildIf`: what `if` without `else` calls; nil where no page of Apple's states its versions.
  public var optional: API? {
    switch self {
    case .viewBuilder: .viewBuilderConditional
    case .toolbarContentBuilder: .toolbarContentBuilderIf
    case .sceneBuilder, .commandsBuilder, .tabContentBuilder, .tableColumnBuilder,
      .widgetBundleBuilder:
      nil
    }
  }
}
