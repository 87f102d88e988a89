/// The views and modifiers of SwiftUI by what they are to the reader of a screen.
enum ContentNames {
  /// What a person operates.
  static let controls: Set<String> = [
    "Button", "Toggle", "TextField", "SecureField", "TextEditor", "Slider", "Stepper", "Picker",
    "DatePicker", "MultiDatePicker", "ColorPicker", "Menu", "NavigationLink", "Link", "ShareLink",
    "PhotosPicker", "EditButton", "PasteButton", "RenameButton", "SignInWithAppleButton",
    "ControlGroup", "SettingsLink", "TextFieldLink",
  ]

  /// What makes a control of any view.
  static let controlModifiers: Set<String> = [
    "onTapGesture", "onLongPressGesture", "gesture", "highPriorityGesture", "simultaneousGesture",
  ]

  /// What a person reads.
  static let readable: Set<String> = [
    "Text", "Label", "LabeledContent", "ProgressView", "Gauge", "ContentUnavailableView",
  ]

  /// What only arranges other views.
  static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid",
    "GridRow", "Group", "ForEach", "ScrollView", "List", "Form", "Section", "GroupBox",
    "ViewThatFits", "AnyView", "GeometryReader", "ScrollViewReader", "TimelineView",
    "GlassEffectContainer", "DisclosureGroup",
  ]

  /// What is there to be seen, or to take space.
  static let decoration: Set<String> = [
    "Color", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
    "MeshGradient", "Gradient", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle",
    "Capsule", "Circle", "Ellipse", "Path", "ContainerRelativeShape", "Image", "AsyncImage",
    "Spacer", "Divider", "EmptyView", "Material", "Canvas",
  ]

  /// Modifiers whose views are part of what is seen.
  static let contentModifiers: Set<String> = ["background", "overlay", "safeAreaInset"]

  /// Whether a closure with the label runs later instead of building a view.
  static func isAction(_ label: String) -> Bool {
    label == "action" || label == "perform" || label == "set" || label == "get"
      || label.hasPrefix("on") && label.dropFirst(2).first?.isUppercase == true
  }

  /// Whether a view of another file is called like something to operate; a `ProgressBar` is not.
  static func isControl(byName name: String) -> Bool {
    guard !notControls.contains(where: { name.lowercased().hasSuffix($0) }) else { return false }
    return ["bar", "toolbar", "controls", "button", "buttons"].contains { ending in
      name == ending || name.hasSuffix(ending.capitalized)
    } || name.hasSuffix("ToolBar")
  }

  private static let notControls = ["progressbar", "statusbar", "snackbar", "infobar", "noticebar"]
}
