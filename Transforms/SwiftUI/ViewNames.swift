/// What SwiftUI's own views are for, and what the name of another one tells.
enum ViewNames {
  /// What there is to read or to touch.
  static let content: Set<String> = ContentNames.controls.union(ContentNames.readable).union([
    "Chart", "DisclosureGroup", "Form", "GroupBox", "List", "OutlineGroup", "Section", "Table",
  ])

  /// One view that is meant to fill the screen.
  static let surfaces: Set<String> = [
    "Map", "Model3D", "RealityView", "SceneView", "SpriteView", "VideoPlayer", "WebView",
  ]

  /// Views that are for what they show.
  static let containers: Set<String> = ContentNames.containers.subtracting(content).union([
    "NavigationSplitView", "NavigationStack", "NavigationView", "Tab", "TabView",
  ])

  /// The views that scroll what they show.
  static let scrolling: Set<String> = ["Form", "List", "ScrollView", "Table"]

  /// A guess from the words of a name that the file does not declare: `HeroBackground`,
  /// `palette.background.primary`, `CameraPreview`, `SettingsList`.
  static func role(ofUndeclared name: String) -> ViewRole {
    let words = Set(name.words)
    if !words.isDisjoint(with: decorative) { return .decoration }
    if !words.isDisjoint(with: filling) { return .surface }
    return .unknown(name)
  }

  /// Whether the words of a name say that there is something to read or to touch.
  static func suggestsContent(_ name: String) -> Bool {
    !Set(name.words).isDisjoint(with: readable)
  }

  private static let decorative: Set<String> = [
    "backdrop", "background", "backgrounds", "blur", "color", "confetti", "dim", "dimming",
    "effect", "glow", "gradient", "image", "material", "particle", "particles", "pattern", "scrim",
    "shape", "texture", "vignette", "wallpaper",
  ]

  private static let filling: Set<String> = [
    "ar", "camera", "canvas", "map", "mapview", "player", "preview", "safari", "scanner", "scene",
    "video", "web", "webview",
  ]

  private static let readable: Set<String> = [
    "bar", "button", "buttons", "cell", "detail", "details", "editor", "feed", "field", "footer",
    "form", "header", "home", "label", "list", "login", "menu", "onboarding", "page", "panel",
    "profile", "row", "screen", "settings", "sheet", "sidebar", "tab", "tabs", "text", "title",
    "toast", "toolbar",
  ]
}

extension String {
  /// The words of a name in lower case: `safeAreaInsets.bottom` is safe, area, insets, bottom.
  var words: [String] {
    var words: [String] = []
    var current = ""
    var previous: Character?
    for character in self {
      let startsWord =
        character.isUppercase && previous?.isUppercase != true || !character.isLetter
      if startsWord, !current.isEmpty {
        words.append(current)
        current = ""
      }
      if character.isLetter { current.append(contentsOf: character.lowercased()) }
      previous = character
    }
    return current.isEmpty ? words : words + [current]
  }
}
