import Rewriting

/// Every transform, in the order in which they run.
///
/// Left out, with the reason:
/// - the rest of the catalogue, which is not written yet.
public enum Suite {
  /// Transforms of one subject; `safe-areas/*` on the command line names them all.
  public struct Group: Sendable {
    public let name: String
    public let transforms: [any Transform]

    /// The transforms run in their order.
    public init(name: String, transforms: [any Transform]) {
      self.name = name
      self.transforms = transforms
    }
  }

  public static let groups: [Group] = [
    Group(
      name: "size-classes",
      transforms: [NotCompactToRegular(), CompactElseToRegular(), ForcedSizeClass()]),
    Group(
      name: "safe-areas",
      transforms: [
        EdgesIgnoringSafeArea(), LayeredBarToSafeAreaBar(), GuessedBottomPadding(),
        SafeAreaInsetToBar(), ManualSafeAreaToPadding(), ScrollPaddingToSafeAreaPadding(),
        IgnoredSafeAreaOnContent(), ImageToBackgroundExtension(),
      ]),
    Group(
      name: "bars",
      transforms: [
        NavigationBarItemsToToolbar(), SemanticToolbarPlacement(), TitleOnlyToSystemImage(),
        IconOnlyToTitle(), TabItemLabel(), SplitViewToolbar(), CustomBar(),
        CustomViewToolbarItem(), FixedBarEdge(), VerticalBarOptOut(), TabsToSidebar(),
        PreferToolbarItems(),
      ]),
    Group(
      name: "presentations",
      transforms: [
        CustomSheetToDetents(), FixedSheetFrameToSizing(), SideSheetPlacement(),
        PanelToInspector(), ScrollingFallback(), BannerToOverlay(),
      ]),
    Group(
      name: "containers",
      transforms: [
        SwipeActionsPlacement(), SwipeFirstAction(), SwipeActionCount(),
        SwipeTitleToSystemImage(),
      ]),
    Group(name: "geometry", transforms: [NamedCoordinateSpace()]),
  ]

  /// All transforms, in order.
  public static var transforms: [any Transform] { groups.flatMap(\.transforms) }
}
