/// The functions of result builders that an `if` or an `if #available` calls.
extension API {
  static let builders: [API] = [
    viewBuilderConditional, viewBuilderLimitedAvailability, toolbarContentBuilderIf,
    toolbarContentBuilderEither, toolbarContentBuilderLimitedAvailability,
    sceneBuilderLimitedAvailability, commandsBuilderLimitedAvailability,
    tabContentBuilderLimitedAvailability, tableColumnBuilderLimitedAvailability,
    widgetBundleBuilderLimitedAvailability,
  ]

  /// `if` and `if … else` between views.
  public static let viewBuilderConditional = API(
    "ViewBuilder.buildEither(first:)",
    iOS: 13, macOS: Version(10, 15), tvOS: 13, watchOS: 6, visionOS: 1,
    page: "viewbuilder/buildeither(first:)")

  /// `if #available` between views.
  public static let viewBuilderLimitedAvailability = API(
    "ViewBuilder.buildLimitedAvailability",
    iOS: 14, macOS: 11, tvOS: 14, watchOS: 7, visionOS: 1,
    page: "viewbuilder/buildlimitedavailability(_:)")

  /// `if` between toolbar items.
  public static let toolbarContentBuilderIf = API(
    "ToolbarContentBuilder.buildIf",
    iOS: 16, macOS: 13, tvOS: 16, watchOS: 9, visionOS: 1,
    page: "toolbarcontentbuilder/buildif(_:)")

  /// `if … else` between toolbar items.
  public static let toolbarContentBuilderEither = API(
    "ToolbarContentBuilder.buildEither(first:)",
    iOS: 16, macOS: 13, tvOS: 16, watchOS: 9, visionOS: 1,
    page: "toolbarcontentbuilder/buildeither(first:)")

  /// `if #available` between toolbar items.
  public static let toolbarContentBuilderLimitedAvailability = API(
    "ToolbarContentBuilder.buildLimitedAvailability",
    iOS: Version(17, 5), macOS: Version(14, 5), tvOS: Version(17, 5), watchOS: Version(10, 5),
    visionOS: 1,
    page: "toolbarcontentbuilder/buildlimitedavailability(_:)")

  /// `if #available` between scenes.
  public static let sceneBuilderLimitedAvailability = API(
    "SceneBuilder.buildLimitedAvailability",
    iOS: Version(16, 1), macOS: 13, tvOS: Version(16, 1), watchOS: Version(9, 1), visionOS: 1,
    page: "scenebuilder/buildlimitedavailability(_:)")

  /// `if #available` between commands.
  public static let commandsBuilderLimitedAvailability = API(
    "CommandsBuilder.buildLimitedAvailability",
    iOS: Version(17, 5), macOS: Version(14, 5), visionOS: 1,
    page: "commandsbuilder/buildlimitedavailability(_:)")

  /// `if #available` between tabs.
  public static let tabContentBuilderLimitedAvailability = API(
    "TabContentBuilder.buildLimitedAvailability",
    iOS: 18, macOS: 15, tvOS: 18, watchOS: 11, visionOS: 2,
    page: "tabcontentbuilder/buildlimitedavailability(_:)")

  /// `if #available` between columns.
  public static let tableColumnBuilderLimitedAvailability = API(
    "TableColumnBuilder.buildLimitedAvailability",
    iOS: Version(17, 5), macOS: Version(14, 5), visionOS: Version(1, 2),
    page: "tablecolumnbuilder/buildlimitedavailability(_:)")

  /// `if #available` between widgets.
  public static let widgetBundleBuilderLimitedAvailability = API(
    "WidgetBundleBuilder.buildLimitedAvailability",
    iOS: 18, macOS: 26, watchOS: 26,
    page: "widgetbundlebuilder/buildlimitedavailability(_:)")
}
