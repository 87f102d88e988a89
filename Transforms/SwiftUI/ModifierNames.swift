/// The modifiers of SwiftUI by what they do at the edges of a view.
enum ModifierNames {
  /// Whether a modifier neither paints nor cuts nor measures by the frame of the view: what handles
  /// events, presents other views, or sets something in the environment.
  static func isPlain(_ name: String) -> Bool {
    !framed.contains(name)
      && (plain.contains(name) || plainPrefixes.contains(where: name.hasPrefix))
  }

  /// What paints, cuts, moves or adds views by the frame of the view.
  static let framed: Set<String> = [
    "background", "backgroundExtensionEffect", "border", "clipShape", "clipped",
    "compositingGroup", "containerShape", "cornerRadius", "drawingGroup",
    "edgesIgnoringSafeArea", "fixedSize", "glassEffect", "ignoresSafeArea", "listRowBackground",
    "mask", "matchedGeometryEffect", "offset", "onGeometryChange", "overlay", "position",
    "rotation3DEffect", "rotationEffect", "safeAreaBar", "safeAreaInset", "scaleEffect", "shadow",
  ]

  private static let plain: Set<String> = [
    "alert", "allowsHitTesting", "animation", "bold", "buttonStyle", "confirmationDialog",
    "contentMargins", "contentShape", "coordinateSpace", "defaultScrollAnchor", "disabled",
    "environment", "environmentObject", "focusable", "focused", "font", "foregroundColor",
    "foregroundStyle", "fullScreenCover", "gesture", "highPriorityGesture", "id",
    "interactiveDismissDisabled", "labelStyle", "layoutPriority", "lineLimit",
    "multilineTextAlignment", "opacity", "popover", "preference", "preferredColorScheme",
    "redacted", "refreshable", "safeAreaPadding", "searchable", "sheet", "simultaneousGesture",
    "submitLabel", "tabItem", "tag", "task", "textFieldStyle", "textSelection", "tint",
    "transition", "zIndex",
  ]

  private static let plainPrefixes = [
    "accessibility", "list", "navigation", "on", "presentation", "scroll", "sensory", "toolbar",
  ]
}
