/// Buttons, labels, menus, links, toolbars, tabs and navigation.
extension Proof {
  static let items: [Proof] = [
    Proof(
      "Button(_: LocalizedStringKey, systemImage:action:)",
      #"Button("Go", systemImage: "plus") {}"#, #"Button(text, systemImage: "plus", action: act)"#),
    Proof(
      "Button(_: LocalizedStringKey, systemImage:role:action:)",
      #"Button("Go", systemImage: "plus", role: .cancel) {}"#),
    Proof(
      "Button(_:image: ImageResource",
      #"Button("Go", image: ImageResource(name: "a", bundle: .main)) {}"#),
    Proof(
      "Button(_: LocalizedStringResource, action:)",
      .member(#"func go(_ title: LocalizedStringResource) -> some View { Button(title) {} }"#)),
    Proof(
      "Button(_: LocalizedStringKey|StringProtocol", #"Button("Go") {}"#,
      "Button(text, action: act)"),
    Proof("Button(action:label:)", #"Button(action: act) { Text("Go") }"#),
    Proof("Button(role:action:label:)", #"Button(role: .cancel, action: act) { Text("Go") }"#),
    Proof("Button(role:action:) [", "Button(role: .cancel, action: act)"),
    Proof("ButtonRole (", .member("var role: ButtonRole { flag ? .cancel : .destructive }")),
    Proof(
      "ButtonRole.confirm", #"Button("Go", role: .confirm) {}"#, #"Button("Go", role: .close) {}"#),
    Proof(
      "Label (struct)", #"Label { Text("Go") } icon: { Image("go") }"#,
      #"Label("Go", systemImage: "plus")"#),
    Proof(
      "Label(_: LocalizedStringResource",
      .member(
        #"func go(_ title: LocalizedStringResource) -> some View { Label(title, systemImage: "a") }"#
      )
    ),
    Proof(
      "LabelStyle.titleAndIcon", #"Label("Go", systemImage: "plus").labelStyle(.titleAndIcon)"#),
    Proof("View.labelStyle(_:)", #".labelStyle(.iconOnly)"#, ".labelStyle(TitleOnlyLabelStyle())"),
    Proof("LabelStyle.iconOnly", ".labelStyle(.iconOnly)", ".labelStyle(.titleOnly)"),
    Proof(
      "Menu(_: LocalizedStringKey, systemImage:content:)",
      #"Menu("Go", systemImage: "plus") { Text("Go") }"#),
    Proof(
      "Menu(_: LocalizedStringKey, content:)", #"Menu("Go") { Text("Go") }"#,
      #"Menu { Text("Go") } label: { Text("Go") }"#),
    Proof(
      "Menu(_: LocalizedStringResource",
      .member(
        #"func go(_ title: LocalizedStringResource) -> some View { Menu(title) { Text("Go") } }"#)),
    Proof(
      "Toggle(_: LocalizedStringKey, systemImage:isOn:)",
      #"Toggle("Go", systemImage: "plus", isOn: $flag)"#),
    Proof(
      "NavigationLink(_:value:)", #"NavigationLink("Go", value: number)"#,
      #"NavigationLink(value: number) { Text("Go") }"#),
    Proof(
      "NavigationLink(_: LocalizedStringKey, destination:)",
      #"NavigationLink("Go") { Text("There") }"#,
      #"NavigationLink { Text("There") } label: { Text("Go") }"#),
    Proof(
      "Link(_: LocalizedStringKey, destination:)",
      #"Link("Go", destination: URL(string: "a")!)"#,
      #"Link(destination: URL(string: "a")!) { Text("Go") }"#),
    Proof(
      "Link(_: LocalizedStringResource",
      .member(
        """
        func go(_ title: LocalizedStringResource, _ url: URL) -> some View {
          Link(title, destination: url)
        }
        """)),
    Proof("ShareLink (struct)", "ShareLink(item: text)"),
  ]

  static let bars: [Proof] = [
    Proof("ToolbarItemPlacement.topBarLeading", .item(.topBarLeading)),
    Proof("ToolbarItemPlacement.topBarTrailing", .item(.topBarTrailing)),
    Proof("ToolbarItemPlacement.topBarPinnedTrailing", .item(.topBarPinnedTrailing)),
    Proof(
      "ToolbarItemPlacement.navigationBarLeading", .item(.navigationBarLeading),
      .item(.navigationBarTrailing)),
    Proof("ToolbarItemPlacement.primaryAction", .item(.primaryAction)),
    Proof("ToolbarItemPlacement.confirmationAction", .item(.confirmationAction)),
    Proof("ToolbarItemPlacement.cancellationAction", .item(.cancellationAction)),
    Proof("ToolbarItemPlacement.navigation\t", .item(.navigation)),
    Proof("ToolbarItemPlacement.bottomBar", .item(.bottomBar)),
    Proof("ToolbarItemPlacement.keyboard", .item(.keyboard)),
    Proof("ToolbarItemPlacement.principal", .item(.principal)),
    Proof("ToolbarItemPlacement.status", .item(.status)),
    Proof("ToolbarItemPlacement.automatic", .item(.automatic)),
    Proof(
      "View.toolbar(content:)", #".toolbar { ToolbarItem { Text("") } }"#,
      #".toolbar { Button("Go", action: act) }"#),
    Proof(
      "View.navigationBarItems(leading:trailing:)",
      #".navigationBarItems(leading: Text(""), trailing: Text(""))"#,
      #".navigationBarItems(leading: Text(""))"#, #".navigationBarItems(trailing: Text(""))"#),
    Proof(
      "ToolbarContent.visibilityPriority(_:)",
      .toolbar(#"ToolbarItem { Text("") }.visibilityPriority(.automatic)"#)),
    Proof(
      "EnvironmentValues.toolbarVerticalEdge",
      .member(#"let edge = \EnvironmentValues.toolbarVerticalEdge"#)),
    Proof(
      "ToolbarContent.axisBehavior(_:)",
      .toolbar(#"ToolbarItem { Text("") }.axisBehavior(.horizontalOnly)"#),
      .member("let axis: ToolbarItemAxisBehavior = .verticalPreferred")),
    Proof("View.toolbarVerticalBehavior(_:)", ".toolbarVerticalBehavior(.automatic)"),
    Proof(
      "View.toolbarVerticalCompressionBehavior(_:)",
      ".toolbarVerticalCompressionBehavior(.prefersToolbarItems)"),
  ]

  static let navigation: [Proof] = [
    Proof("Tab (struct)", .member("typealias T = Tab<Int, Text, Text>")),
    Proof(
      "Tab(_:systemImage:value:content:)",
      #"TabView(selection: $number) { Tab("A", systemImage: "a", value: 1) { Text("") } }"#,
      #"TabView { Tab("A", systemImage: "a", role: .search) { Text("") } }"#),
    Proof("Tab(_:systemImage:content:)", #"TabView { Tab("A", systemImage: "a") { Text("") } }"#),
    Proof("View.tabItem(_:)", #".tabItem { Text("Go") }"#),
    Proof("View.defaultTabBarPlacement(_:)", ".defaultTabBarPlacement(.tabBar)"),
    Proof(
      "View.defaultAdaptableTabBarPlacement(_:)", ".defaultAdaptableTabBarPlacement(.sidebar)"),
    Proof("AdaptableTabBarPlacement.sidebar", ".id(AdaptableTabBarPlacement.sidebar)"),
    Proof("TabViewStyle.sidebarAdaptable", ".tabViewStyle(.sidebarAdaptable)"),
    Proof(
      "View.tabViewBottomAccessory(content:)", #".tabViewBottomAccessory { Text("Playing") }"#),
    Proof("View.tabBarMinimizeBehavior(_:)", ".tabBarMinimizeBehavior(.automatic)"),
    Proof("NavigationStack", #"NavigationStack { Text("") }"#),
    Proof("NavigationSplitView", #"NavigationSplitView { Text("") } detail: { Text("") }"#),
    Proof(
      "View.navigationDestination(for:destination:)",
      #".navigationDestination(for: Int.self) { Text("\($0)") }"#),
  ]
}

extension Use {
  /// The placements, so that a name cannot be mistyped.
  enum Placement: String {
    case automatic, principal, navigation, primaryAction, status, keyboard, bottomBar
    case confirmationAction, cancellationAction
    case topBarLeading, topBarTrailing, topBarPinnedTrailing
    case navigationBarLeading, navigationBarTrailing
  }

  /// An item of a toolbar at the placement.
  static func item(_ placement: Placement) -> Use {
    .toolbar("ToolbarItem(placement: .\(placement.rawValue)) { Text(\"\") }")
  }
}
