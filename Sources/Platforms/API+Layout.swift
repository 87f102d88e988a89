/// What the transforms of size classes, geometry and fitting use.
extension API {
  static let layout: [API] = [
    horizontalSizeClass, anyLayout, stackLayouts, viewThatFits, containerRelativeFrame,
    onGeometryChange, coordinateSpace, coordinateSpaceName, scrollBounceBehavior, overlayContent,
    overlay, backgroundContent, background,
  ]

  /// The size classes of the environment; both are optional.
  public static let horizontalSizeClass = API(
    "EnvironmentValues.horizontalSizeClass",
    iOS: 13, macOS: Version(10, 15), tvOS: 13, watchOS: 6, visionOS: 1,
    page: "environmentvalues/horizontalsizeclass")

  /// A layout chosen at run time that keeps the state of its children.
  public static let anyLayout = API(
    "AnyLayout",
    iOS: 16, macOS: 13, tvOS: 16, watchOS: 9, visionOS: 1,
    page: "anylayout")

  /// The stacks as values for `AnyLayout`; so are VStackLayout, ZStackLayout and GridLayout.
  public static let stackLayouts = API(
    "HStackLayout",
    iOS: 16, macOS: 13, tvOS: 16, watchOS: 9, visionOS: 1,
    page: "hstacklayout")

  /// The first of several views that fits.
  public static let viewThatFits = API(
    "ViewThatFits",
    iOS: 16, macOS: 13, tvOS: 16, watchOS: 9, visionOS: 1,
    page: "viewthatfits")

  /// A frame by the size of the container without its safe area.
  public static let containerRelativeFrame = API(
    "View.containerRelativeFrame(_:alignment:)",
    iOS: 17, macOS: 14, tvOS: 17, watchOS: 10, visionOS: 1,
    page: "view/containerrelativeframe(_:alignment:)")

  /// A callback for a size or frame.
  public static let onGeometryChange = API(
    "View.onGeometryChange(for:of:action:)",
    iOS: 16, macOS: 13, tvOS: 16, watchOS: 9, visionOS: 1,
    page: "view/ongeometrychange(for:of:action:)")

  /// The named form: `.coordinateSpace(.named(…))`.
  public static let coordinateSpace = API(
    "View.coordinateSpace(_:)",
    iOS: 17, macOS: 14, tvOS: 17, watchOS: 10, visionOS: 1,
    page: "namedcoordinatespace")

  /// The older form: `.coordinateSpace(name: …)`.
  public static let coordinateSpaceName = API(
    "View.coordinateSpace(name:)",
    iOS: 13, macOS: Version(10, 15), tvOS: 13, watchOS: 6, visionOS: 1,
    page: "view/coordinatespace(name:)")

  /// Bouncing only where the content is larger than the scroll view.
  public static let scrollBounceBehavior = API(
    "View.scrollBounceBehavior(_:axes:)",
    iOS: Version(16, 4), macOS: Version(13, 3), tvOS: Version(16, 4), watchOS: Version(9, 4),
    visionOS: 1,
    page: "view/scrollbouncebehavior(_:axes:)")

  /// The overlay that takes a closure.
  public static let overlayContent = API(
    "View.overlay(alignment:content:)",
    iOS: 15, macOS: 12, tvOS: 15, watchOS: 8, visionOS: 1,
    page: "view/overlay(alignment:content:)")

  /// The older overlay, which takes a view.
  public static let overlay = API(
    "View.overlay(_:alignment:)",
    iOS: 13, macOS: Version(10, 15), tvOS: 13, watchOS: 6, visionOS: 1,
    page: "view/overlay(_:alignment:)")

  /// The background that takes a closure.
  public static let backgroundContent = API(
    "View.background(alignment:content:)",
    iOS: 15, macOS: 12, tvOS: 15, watchOS: 8, visionOS: 1,
    page: "view/background(alignment:content:)")

  /// The older background, which takes a view.
  public static let background = API(
    "View.background(_:alignment:)",
    iOS: 13, macOS: Version(10, 15), tvOS: 13, watchOS: 6, visionOS: 1,
    page: "view/background(_:alignment:)")
}
