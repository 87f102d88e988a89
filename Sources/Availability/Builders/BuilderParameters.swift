import Platforms

/// The closures of a call of SwiftUI's that run under a builder.
struct BuilderParameters {
  var builder = Builder.viewBuilder
  /// The first is the one that a closure without a label stands for.
  var labels: [String]
  /// Labels without which a closure that has no label is another one: an action.
  var unlabelledNeeds: Set<String> = []
  /// Whether the closure is called with a value; one that names parameters is otherwise another.
  var passesValues = false

  /// What can be an item of a toolbar.
  static let toolbarItems: Set<String> = [
    "ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer", "ToolbarTitleMenu", "DefaultToolbarItem",
  ]

  /// By the name of the type or modifier.
  static let all: [String: BuilderParameters] = {
    var all: [String: BuilderParameters] = [:]
    for name in contents { all[name] = BuilderParameters(labels: ["content"]) }
    for name in labelled { all[name] = BuilderParameters(labels: ["label"]) }
    for name in bareViews {
      all[name] = BuilderParameters(labels: ["label"], unlabelledNeeds: ["label"])
    }
    for name in contentsWithValue {
      all[name] = BuilderParameters(labels: ["content"], passesValues: true)
    }
    all.merge(others) { _, new in new }
    return all
  }()

  private static let contents = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid",
    "GridRow", "ScrollView", "Form", "NavigationView", "TabView", "GroupBox", "ViewThatFits",
    "HSplitView", "VSplitView", "ToolbarTitleMenu", "Window", "Settings", "CommandMenu",
    "GlassEffectContainer", "safeAreaInset", "safeAreaBar", "swipeActions", "containerBackground",
    "inspector", "tabViewBottomAccessory", "tabViewSidebarHeader", "tabViewSidebarFooter",
    "tabViewSidebarBottomBar", "searchSuggestions", "toolbarTitleMenu", "background", "overlay",
  ]

  private static let contentsWithValue = [
    "ForEach", "GeometryReader", "ScrollViewReader", "TimelineView", "TableColumn", "Group",
    "List", "WindowGroup", "OutlineGroup", "sheet", "popover", "fullScreenCover",
    "StaticConfiguration",
  ]

  /// Views whose closure without a label is their label.
  private static let labelled = [
    "Link", "ShareLink", "DatePicker", "ColorPicker", "Toggle", "PhotosPicker",
  ]

  /// Views whose closure without a label, if they take one, is an action.
  private static let bareViews = [
    "Text", "Image", "Spacer", "Divider", "Color", "EditButton", "RenameButton", "PasteButton",
    "Stepper", "TextField", "SecureField",
  ]

  private static let others: [String: BuilderParameters] = [
    "toolbar": BuilderParameters(builder: .toolbarContentBuilder, labels: ["content"]),
    "commands": BuilderParameters(builder: .commandsBuilder, labels: ["content"]),
    "TabSection": BuilderParameters(builder: .tabContentBuilder, labels: ["content", "header"]),
    "Table": BuilderParameters(builder: .tableColumnBuilder, labels: ["columns"]),
    "Button": BuilderParameters(labels: ["label"], unlabelledNeeds: ["action"]),
    "Slider": BuilderParameters(labels: ["label", "minimumValueLabel", "maximumValueLabel"]),
    "Gauge": BuilderParameters(
      labels: ["label", "currentValueLabel", "minimumValueLabel", "maximumValueLabel"]),
    "ProgressView": BuilderParameters(labels: ["label", "currentValueLabel"]),
    "Label": BuilderParameters(labels: ["title", "icon"]),
    "Menu": BuilderParameters(labels: ["content", "label"]),
    "Picker": BuilderParameters(labels: ["content", "label", "currentValueLabel"]),
    "Section": BuilderParameters(labels: ["content", "header", "footer"]),
    "DisclosureGroup": BuilderParameters(labels: ["content", "label"]),
    "ControlGroup": BuilderParameters(labels: ["content", "label"]),
    "LabeledContent": BuilderParameters(labels: ["content", "label"]),
    "ContentUnavailableView": BuilderParameters(labels: ["label", "description", "actions"]),
    "NavigationStack": BuilderParameters(labels: ["root"]),
    "NavigationSplitView": BuilderParameters(labels: ["sidebar", "content", "detail"]),
    "NavigationLink": BuilderParameters(labels: ["destination", "label"]),
    "ToolbarItem": BuilderParameters(labels: ["content"]),
    "ToolbarItemGroup": BuilderParameters(labels: ["content", "label"]),
    "Tab": BuilderParameters(labels: ["content", "label"]),
    "CommandGroup": BuilderParameters(labels: ["addition"]),
    "MenuBarExtra": BuilderParameters(labels: ["content", "label"]),
    "AsyncImage": BuilderParameters(labels: ["content", "placeholder"], passesValues: true),
    "alert": BuilderParameters(labels: ["actions", "message"], passesValues: true),
    "confirmationDialog": BuilderParameters(labels: ["actions", "message"], passesValues: true),
    "contextMenu": BuilderParameters(labels: ["menuItems", "menu", "preview"], passesValues: true),
    "mask": BuilderParameters(labels: ["mask"]),
    "tabItem": BuilderParameters(labels: ["label"]),
    "navigationDestination": BuilderParameters(labels: ["destination"], passesValues: true),
    "searchable": BuilderParameters(labels: ["suggestions"]),
  ]
}
