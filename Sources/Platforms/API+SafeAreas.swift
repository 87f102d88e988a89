/// What the transforms of safe areas use.
extension API {
  static let safeAreas: [API] = [
    safeAreaInset, safeAreaBar, safeAreaPadding, ignoresSafeArea, edgesIgnoringSafeArea,
    backgroundExtensionEffect, contentMargins, scrollEdgeEffectStyle,
  ]

  /// A view at an edge, by which the safe area shrinks.
  public static let safeAreaInset = API(
    "View.safeAreaInset(edge:alignment:spacing:content:)",
    iOS: 15, macOS: 12, tvOS: 15, watchOS: 8, visionOS: 1,
    page: "view/safeareainset(edge:alignment:spacing:content:)")

  /// A bar at an edge, with the scroll edge effect of the system's bars.
  public static let safeAreaBar = API(
    "View.safeAreaBar(edge:alignment:spacing:content:)",
    iOS: 26, macOS: 26, tvOS: 26, watchOS: 26, visionOS: 26,
    page: "view/safeareabar(edge:alignment:spacing:content:)")

  /// An intentional margin that is part of the safe area.
  public static let safeAreaPadding = API(
    "View.safeAreaPadding(_:_:)",
    iOS: 17, macOS: 14, tvOS: 17, watchOS: 10, visionOS: 1,
    page: "view/safeareapadding(_:_:)")

  /// Extends a view out of the safe area.
  public static let ignoresSafeArea = API(
    "View.ignoresSafeArea(_:edges:)",
    iOS: 14, macOS: 11, tvOS: 14, watchOS: 7, visionOS: 1,
    page: "view/ignoressafearea(_:edges:)")

  /// The older form of `ignoresSafeArea`.
  public static let edgesIgnoringSafeArea = API(
    "View.edgesIgnoringSafeArea(_:)",
    iOS: 13, macOS: Version(10, 15), tvOS: 13, watchOS: 6, visionOS: 1,
    page: "view/edgesignoringsafearea(_:)")

  /// Mirrors and blurs a view under sidebars and bars.
  public static let backgroundExtensionEffect = API(
    "View.backgroundExtensionEffect()",
    iOS: 26, macOS: 26, tvOS: 26, watchOS: 26, visionOS: 26,
    page: "view/backgroundextensioneffect()")

  /// Margins of what scrolls or of its indicators.
  public static let contentMargins = API(
    "View.contentMargins(_:_:for:)",
    iOS: 17, macOS: 14, tvOS: 17, watchOS: 10, visionOS: 1,
    page: "view/contentmargins(_:_:for:)-1lt8b")

  /// The look of content at the edge of a scroll view; not on visionOS.
  public static let scrollEdgeEffectStyle = API(
    "View.scrollEdgeEffectStyle(_:for:)",
    iOS: 26, macOS: 26, tvOS: 26, watchOS: 26,
    page: "view/scrolledgeeffectstyle(_:for:)")
}
