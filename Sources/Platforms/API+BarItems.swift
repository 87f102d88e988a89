/// The controls and labels that the transforms of bars write.
extension API {
  static let barItems: [API] = [
    buttonTitle, buttonSystemImage, buttonSystemImageRole, buttonLabel, buttonRoleLabel,
    buttonRoleDefaultLabel, label, labelResource, labelStyle, labelStyleIconOnly,
    labelStyleTitleAndIcon, menuTitle, menuSystemImage, toggleSystemImage, navigationLinkValue,
    navigationLinkDestination, link, shareLink, tabItem, tab, tabSystemImage,
  ]

  /// A button with a title.
  public static let buttonTitle = API(
    "Button(_: LocalizedStringKey|StringProtocol, action:)",
    iOS: 13, macOS: Version(10, 15), tvOS: 13, watchOS: 6, visionOS: 1,
    page: "button/init(_:action:)-1asy")

  /// A button with a title and a symbol.
  public static let buttonSystemImage = API(
    "Button(_: LocalizedStringKey, systemImage:action:)",
    iOS: 14, macOS: 11, tvOS: 14, watchOS: 7, visionOS: 1,
    page: "button/init(_:systemimage:action:)")

  /// A button with a title, a symbol and a role.
  public static let buttonSystemImageRole = API(
    "Button(_: LocalizedStringKey, systemImage:role:action:)",
    iOS: 15, macOS: 12, tvOS: 15, watchOS: 8, visionOS: 1,
    page: "button/init(_:systemimage:role:action:)")

  /// A button with a label closure.
  public static let buttonLabel = API(
    "Button(action:label:)",
    iOS: 13, macOS: Version(10, 15), tvOS: 13, watchOS: 6, visionOS: 1,
    page: "button/init(action:label:)")

  /// A button with a role and a label closure.
  public static let buttonRoleLabel = API(
    "Button(role:action:label:)",
    iOS: 15, macOS: 12, tvOS: 15, watchOS: 8, visionOS: 1,
    page: "button/init(role:action:label:)")

  /// A button whose label follows from its role: what is left when `label:` is dropped.
  public static let buttonRoleDefaultLabel = API(
    "Button(role:action:)",
    iOS: 26, macOS: 26, tvOS: 26, watchOS: 26, visionOS: 26,
    page: "button/init(role:action:)")

  /// A title with an icon; so are its initializers with a key or a string.
  public static let label = API(
    "Label",
    iOS: 14, macOS: 11, tvOS: 14, watchOS: 7, visionOS: 1,
    page: "label")

  /// A label whose title is a `LocalizedStringResource`.
  public static let labelResource = API(
    "Label(_: LocalizedStringResource, systemImage:)",
    iOS: 16, macOS: 13, tvOS: 16, watchOS: 9, visionOS: 1,
    page: "label/init(_:systemimage:)")

  /// Which parts of a label are shown.
  public static let labelStyle = API(
    "View.labelStyle(_:)",
    iOS: 14, macOS: 11, tvOS: 14, watchOS: 7, visionOS: 1,
    page: "view/labelstyle(_:)")

  /// The icon alone, or with `titleOnly` the title; VoiceOver has the title either way.
  public static let labelStyleIconOnly = API(
    "LabelStyle.iconOnly",
    iOS: 14, macOS: 11, tvOS: 14, watchOS: 7, visionOS: 1,
    page: "labelstyle/icononly")

  /// Both parts, also in bars.
  public static let labelStyleTitleAndIcon = API(
    "LabelStyle.titleAndIcon",
    iOS: Version(14, 5), macOS: Version(11, 3), tvOS: Version(14, 5), watchOS: Version(7, 4),
    visionOS: 1,
    page: "labelstyle/titleandicon")

  /// A menu with a title or a label closure; not on watchOS.
  public static let menuTitle = API(
    "Menu(_: LocalizedStringKey, content:)",
    iOS: 14, macOS: 11, tvOS: 17, visionOS: 1,
    page: "menu/init(content:label:)")

  /// A menu with a title and a symbol; not on watchOS.
  public static let menuSystemImage = API(
    "Menu(_: LocalizedStringKey, systemImage:content:)",
    iOS: 14, macOS: 11, tvOS: 17, visionOS: 1,
    page: "menu/init(_:systemimage:content:)")

  /// A toggle with a title and a symbol.
  public static let toggleSystemImage = API(
    "Toggle(_: LocalizedStringKey, systemImage:isOn:)",
    iOS: 14, macOS: 11, tvOS: 14, watchOS: 7, visionOS: 1,
    page: "toggle/init(_:systemimage:ison:)")

  /// A link to a value; it has no form with a symbol.
  public static let navigationLinkValue = API(
    "NavigationLink(_:value:)",
    iOS: 16, macOS: 13, tvOS: 16, watchOS: 9, visionOS: 1,
    page: "navigationlink/init(_:value:)-kj9v")

  /// A link to a view; it has no form with a symbol.
  public static let navigationLinkDestination = API(
    "NavigationLink(_: LocalizedStringKey, destination:)",
    iOS: 13, macOS: Version(10, 15), tvOS: 13, watchOS: 6, visionOS: 1,
    page: "navigationlink/init(_:destination:)")

  /// A link to an address; it has no form with a symbol.
  public static let link = API(
    "Link(_: LocalizedStringKey, destination:)",
    iOS: 14, macOS: 11, tvOS: 14, watchOS: 7, visionOS: 1,
    page: "link/init(destination:label:)")

  /// A button that shares; not on tvOS.
  public static let shareLink = API(
    "ShareLink",
    iOS: 16, macOS: 13, watchOS: 9, visionOS: 1,
    page: "sharelink")

  /// The older way to name a tab.
  public static let tabItem = API(
    "View.tabItem(_:)",
    iOS: 13, macOS: Version(10, 15), tvOS: 13, watchOS: 7, visionOS: 1,
    page: "view/tabitem(_:)")

  /// A tab as content of a tab view.
  public static let tab = API(
    "Tab",
    iOS: 18, macOS: 15, tvOS: 18, watchOS: 11, visionOS: 2,
    page: "tab")

  /// A tab with a title and a symbol.
  public static let tabSystemImage = API(
    "Tab(_:systemImage:value:content:)",
    iOS: 18, macOS: 15, tvOS: 18, watchOS: 11, visionOS: 2,
    page: "tab/init(_:systemimage:value:content:)")
}
