/// Toolbars, the placements of their items, and the bars of tab views.
extension API {
  static let toolbars: [API] = [
    toolbar, navigationBarItems, navigationBarPlacements, topBarLeading, topBarTrailing,
    primaryAction, confirmationAction, cancellationAction, navigationPlacement, bottomBar,
    keyboardPlacement, principal, statusPlacement, toolbarVerticalEdge, axisBehavior,
    toolbarVerticalBehavior, toolbarVerticalCompressionBehavior, sidebarAdaptable,
    defaultTabBarPlacement, sidebarPlacement,
  ]

  /// The items of the bars.
  public static let toolbar = API(
    "View.toolbar(content:)",
    iOS: 14, macOS: 11, tvOS: 14, watchOS: 7, visionOS: 1,
    page: "view/toolbar(content:)")

  /// The older way to put views into the navigation bar; not on macOS.
  public static let navigationBarItems = API(
    "View.navigationBarItems(leading:trailing:)",
    iOS: 13, tvOS: 13, visionOS: 1,
    page: "view/navigationbaritems(leading:trailing:)")

  /// The older placements at both ends of the navigation bar; not on macOS.
  public static let navigationBarPlacements = API(
    "ToolbarItemPlacement.navigationBarLeading",
    iOS: 14, tvOS: 14, visionOS: 1,
    page: "toolbaritemplacement/navigationbarleading")

  /// The leading end of the top bar; not on macOS.
  public static let topBarLeading = API(
    "ToolbarItemPlacement.topBarLeading",
    iOS: 14, tvOS: 14, watchOS: 10, visionOS: 1,
    page: "toolbaritemplacement/topbarleading")

  /// The trailing end of the top bar; not on macOS.
  public static let topBarTrailing = API(
    "ToolbarItemPlacement.topBarTrailing",
    iOS: 14, tvOS: 14, watchOS: 10, visionOS: 1,
    page: "toolbaritemplacement/topbartrailing")

  /// The main action; at the leading edge on macOS.
  public static let primaryAction = API(
    "ToolbarItemPlacement.primaryAction",
    iOS: 14, macOS: 11, tvOS: 14, watchOS: 7, visionOS: 1,
    page: "toolbaritemplacement/primaryaction")

  /// What confirms a sheet.
  public static let confirmationAction = API(
    "ToolbarItemPlacement.confirmationAction",
    iOS: 14, macOS: 11, tvOS: 14, watchOS: 7, visionOS: 1,
    page: "toolbaritemplacement/confirmationaction")

  /// What cancels a sheet; at the trailing edge on macOS.
  public static let cancellationAction = API(
    "ToolbarItemPlacement.cancellationAction",
    iOS: 14, macOS: 11, tvOS: 14, watchOS: 7, visionOS: 1,
    page: "toolbaritemplacement/cancellationaction")

  /// What moves through content.
  public static let navigationPlacement = API(
    "ToolbarItemPlacement.navigation",
    iOS: 14, macOS: 11, tvOS: 14, visionOS: 1,
    page: "toolbaritemplacement/navigation")

  /// The bottom bar; not on macOS.
  public static let bottomBar = API(
    "ToolbarItemPlacement.bottomBar",
    iOS: 14, tvOS: 18, watchOS: 10, visionOS: 1,
    page: "toolbaritemplacement/bottombar")

  /// Above the keyboard.
  public static let keyboardPlacement = API(
    "ToolbarItemPlacement.keyboard",
    iOS: 15, macOS: 12,
    page: "toolbaritemplacement/keyboard")

  /// The middle of the bar.
  public static let principal = API(
    "ToolbarItemPlacement.principal",
    iOS: 14, macOS: 11, tvOS: 14, visionOS: 1,
    page: "toolbaritemplacement/principal")

  /// What tells the state of the content.
  public static let statusPlacement = API(
    "ToolbarItemPlacement.status",
    iOS: 14, macOS: 11, tvOS: 18, visionOS: 1,
    page: "toolbaritemplacement/status")

  /// The edge of a vertical bar; iOS alone, not even Mac Catalyst.
  public static let toolbarVerticalEdge = API(
    "EnvironmentValues.toolbarVerticalEdge",
    iOS: Version(27, 1), onMacCatalyst: false,
    page: "environmentvalues/toolbarverticaledge")

  /// Whether an item joins a vertical bar; iOS alone, not even Mac Catalyst.
  public static let axisBehavior = API(
    "ToolbarContent.axisBehavior(_:)",
    iOS: Version(27, 1), onMacCatalyst: false,
    page: "toolbarcontent/axisbehavior(_:)")

  /// Opts out of vertical bars; iOS alone, not even Mac Catalyst.
  public static let toolbarVerticalBehavior = API(
    "View.toolbarVerticalBehavior(_:)",
    iOS: Version(27, 1), onMacCatalyst: false,
    page: "view/toolbarverticalbehavior(_:)")

  /// What gives way in a vertical bar; iOS alone, not even Mac Catalyst.
  public static let toolbarVerticalCompressionBehavior = API(
    "View.toolbarVerticalCompressionBehavior(_:)",
    iOS: Version(27, 1), onMacCatalyst: false,
    page: "view/toolbarverticalcompressionbehavior(_:)")

  /// A tab view that can be a sidebar.
  public static let sidebarAdaptable = API(
    "TabViewStyle.sidebarAdaptable",
    iOS: 18, macOS: 15, tvOS: 18, visionOS: 2,
    page: "tabviewstyle/sidebaradaptable")

  /// The sidebar of a tab view that can be one.
  public static let sidebarPlacement = API(
    "AdaptableTabBarPlacement.sidebar",
    iOS: 18, visionOS: 2,
    page: "adaptabletabbarplacement/sidebar")

  /// Where a tab view that can be a sidebar starts.
  public static let defaultTabBarPlacement = API(
    "View.defaultTabBarPlacement(_:)",
    iOS: 27, macOS: 27, tvOS: 27, watchOS: 27, visionOS: 27,
    page: "view/defaulttabbarplacement(_:)")
}
