/// What the transforms of sheets and inspectors use.
extension API {
  static let presentations: [API] = [
    sheet, presentationDetents, presentationDetent, presentationDragIndicator,
    presentationBackgroundInteraction, presentationContentInteraction, presentationCornerRadius,
    presentationBackground, presentationSizing, presentationPlacement,
    presentationPlacementTrailing, presentationPlacementLeading, interactiveDismissDisabled,
    inspector, inspectorColumnWidth,
  ]

  /// A sheet by a Boolean or an item.
  public static let sheet = API(
    "View.sheet(isPresented:onDismiss:content:)",
    iOS: 13, macOS: Version(10, 15), tvOS: 13, watchOS: 6, visionOS: 1,
    page: "view/sheet(ispresented:ondismiss:content:)")

  /// The heights at which a sheet rests.
  public static let presentationDetents = API(
    "View.presentationDetents(_:)",
    iOS: 16, macOS: 13, tvOS: 16, watchOS: 9, visionOS: 1,
    page: "view/presentationdetents(_:selection:)")

  /// One height of a sheet: `.medium`, `.large`, `.height(_:)`, `.fraction(_:)`.
  public static let presentationDetent = API(
    "PresentationDetent",
    iOS: 16, macOS: 13, tvOS: 16, watchOS: 9, visionOS: 1,
    page: "presentationdetent/fraction(_:)")

  /// The grabber of a sheet.
  public static let presentationDragIndicator = API(
    "View.presentationDragIndicator(_:)",
    iOS: 16, macOS: 13, tvOS: 16, watchOS: 9, visionOS: 1,
    page: "view/presentationdragindicator(_:)")

  /// Keeps what is behind a sheet usable.
  public static let presentationBackgroundInteraction = API(
    "View.presentationBackgroundInteraction(_:)",
    iOS: Version(16, 4), macOS: Version(13, 3), tvOS: Version(16, 4), watchOS: Version(9, 4),
    visionOS: 1,
    page: "view/presentationbackgroundinteraction(_:)")

  /// Whether a drag scrolls a sheet or resizes it.
  public static let presentationContentInteraction = API(
    "View.presentationContentInteraction(_:)",
    iOS: Version(16, 4), macOS: Version(13, 3), tvOS: Version(16, 4), watchOS: Version(9, 4),
    visionOS: 1,
    page: "view/presentationcontentinteraction(_:)")

  /// The corners of a sheet; without effect on macOS, tvOS and watchOS.
  public static let presentationCornerRadius = API(
    "View.presentationCornerRadius(_:)",
    iOS: Version(16, 4), macOS: Version(13, 3), tvOS: Version(16, 4), watchOS: Version(9, 4),
    visionOS: 1,
    page: "view/presentationcornerradius(_:)")

  /// The background of a sheet.
  public static let presentationBackground = API(
    "View.presentationBackground(_:)",
    iOS: Version(16, 4), macOS: Version(13, 3), tvOS: Version(16, 4), watchOS: Version(9, 4),
    visionOS: 1,
    page: "view/presentationbackground(_:)")

  /// The size of a sheet by its content, a form or a page.
  public static let presentationSizing = API(
    "View.presentationSizing(_:)",
    iOS: 18, macOS: 15, tvOS: 18, watchOS: 11, visionOS: 2,
    page: "view/presentationsizing(_:)")

  /// Where a sheet stands in its window.
  public static let presentationPlacement = API(
    "View.presentationPlacement(_:)",
    iOS: 27, macOS: 27, tvOS: 27, watchOS: 27, visionOS: 27,
    page: "view/presentationplacement(_:)")

  /// A sheet at the trailing edge.
  public static let presentationPlacementTrailing = API(
    "PresentationPlacement.trailing",
    iOS: 27,
    page: "presentationplacement/trailing")

  /// A sheet at the leading edge.
  public static let presentationPlacementLeading = API(
    "PresentationPlacement.leading",
    iOS: 27,
    page: "presentationplacement")

  /// Keeps a sheet from being swiped away.
  public static let interactiveDismissDisabled = API(
    "View.interactiveDismissDisabled(_:)",
    iOS: 15, macOS: 12, tvOS: 15, watchOS: 8, visionOS: 1,
    page: "view/interactivedismissdisabled(_:)")

  /// A trailing column that becomes a sheet at compact width.
  public static let inspector = API(
    "View.inspector(isPresented:content:)",
    iOS: 17, macOS: 14,
    page: "view/inspector(ispresented:content:)")

  /// The width of an inspector; it belongs on the inspector's content.
  public static let inspectorColumnWidth = API(
    "View.inspectorColumnWidth(_:)",
    iOS: 17, macOS: 14,
    page: "view/inspectorcolumnwidth(_:)")
}
