import Platforms

extension BarReportTests.Report {
  /// Placements, builders and their floors.
  static let placements: [Self] = [
    Self(
      name: "R45 a placement that only iOS has",
      source: placed("navigationBarTrailing", "Button(\"Add\", action: add)"),
      outputs: [
        "semantic-toolbar-placement": placed("topBarTrailing", "Button(\"Add\", action: add)"),
        "title-only-to-system-image": placed(
          "navigationBarTrailing", "Button(\"Add\", systemImage: \"plus\", action: add)"),
        "prefer-toolbar-items": placed(
          "navigationBarTrailing", "Button(\"Add\", action: add)", ".preferringToolbarItems()",
          preferring),
      ]),
    Self(
      name: "R45 the same in a file of a Mac app",
      targets: [.iOS: Version(27, 1), .macOS: 27],
      source: placed("navigationBarTrailing", "Button(\"Add\", action: add)"),
      outputs: [
        "title-only-to-system-image": placed(
          "navigationBarTrailing", "Button(\"Add\", systemImage: \"plus\", action: add)"),
        "prefer-toolbar-items": placed(
          "navigationBarTrailing", "Button(\"Add\", action: add)", ".preferringToolbarItems()",
          preferringOnIOS),
      ]),
    // No transform puts a check into a builder that does not take one.
    Self(
      name: "R46 a builder below its floor",
      targets: [.iOS: 14],
      source: """
        struct M1: View { var body: some View { List { }.toolbar { ToolbarItem { Button("Add") { } } } } }

        """,
      outputs: [
        "title-only-to-system-image": """
        struct M1: View { var body: some View { List { }.toolbar { ToolbarItem { Button("Add", systemImage: "plus") { } } } } }

        """,
        "prefer-toolbar-items": """
        struct M1: View { var body: some View { List { }.toolbar { ToolbarItem { Button("Add") { } } }.preferringToolbarItems() } }
        \(preferringByFour)
        """,
      ]),
    // The items and their ids stay; the arm that systems without vertical bars run stays too.
    Self(
      name: "R48 a check between items",
      source: """
        struct N1: View {
          var body: some View {
            Text("x")
              .toolbar {
                if #available(iOS 26, *) {
                  ToolbarItem(id: "add") { Button("Add") { } }.sharedBackgroundVisibility(.hidden)
                } else {
                  ToolbarItem(id: "add") { Button("Add") { } }
                }
              }
              .toolbarVerticalCompressionBehavior(.automatic)
          }
        }

        """,
      outputs: [
        "title-only-to-system-image": """
        struct N1: View {
          var body: some View {
            Text("x")
              .toolbar {
                if #available(iOS 26, *) {
                  ToolbarItem(id: "add") { Button("Add", systemImage: "plus") { } }.sharedBackgroundVisibility(.hidden)
                } else {
                  ToolbarItem(id: "add") { Button("Add") { } }
                }
              }
              .toolbarVerticalCompressionBehavior(.automatic)
          }
        }

        """
      ]),
    Self(
      name: "R48 titles that no symbol is known for",
      targets: [.iOS: 16, .macOS: 13],
      source: """
        struct N1: View { var body: some View { Text("x").toolbar { if #available(iOS 26, *) { ToolbarItem { Button("A") { } }.sharedBackgroundVisibility(.hidden) } else { ToolbarItem { Button("A") { } } } }.toolbarVerticalBehavior(.disabled) } }

        """),
  ]

  /// What items show, and what VoiceOver reads.
  static let labels: [Self] = [
    Self(
      name: "R65 titles, a styled one, and spacers",
      targets: [.iOS: 15],
      source: """
        struct X1: View { var body: some View { Text("x").toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Save", action: save).disabled(bad) }
          ToolbarItem(placement: .cancellationAction) { Button { dismiss() } label: { Text("Cancel").bold() } }
          ToolbarItemGroup(placement: .bottomBar) { Button("A") { }; Spacer(); Button("B") { } }
        }.toolbarVerticalCompressionBehavior(.automatic) } }

        """,
      outputs: [
        "title-only-to-system-image": """
        struct X1: View { var body: some View { Text("x").toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Save", systemImage: "checkmark", action: save).disabled(bad) }
          ToolbarItem(placement: .cancellationAction) { Button { dismiss() } label: { Label { Text("Cancel").bold() } icon: { Image(systemName: "xmark") } } }
          ToolbarItemGroup(placement: .bottomBar) { Button("A") { }; Spacer(); Button("B") { } }
        }.toolbarVerticalCompressionBehavior(.automatic) } }

        """
      ]),
    Self(
      name: "R67 icons and their names",
      targets: [.iOS: Version(27, 1)],
      source: """
        struct Y1: View { var body: some View { Text("x").toolbar {
          Button(action: add) { Image(systemName: "plus") }
          Button(action: share) { Image(systemName: "square.and.arrow.up") }.accessibilityLabel("Share report")
          Button { } label: { Image("brand.logo") }.help("Home").accessibilityIdentifier("home")
        }.toolbarVerticalCompressionBehavior(.automatic) } }

        """,
      outputs: [
        "icon-only-to-title": """
        struct Y1: View { var body: some View { Text("x").toolbar {
          Button(action: add) { Image(systemName: "plus") }
          Button("Share report", systemImage: "square.and.arrow.up", action: share)
          Button { } label: { Image("brand.logo") }.help("Home").accessibilityIdentifier("home")
        }.toolbarVerticalCompressionBehavior(.automatic) } }

        """
      ]),
  ]

  /// R45's toolbar.
  private static func placed(
    _ placement: String, _ control: String, _ modifier: String = "", _ helper: String = ""
  ) -> String {
    """
    struct L1: View { var body: some View { Text("x").toolbar {
      ToolbarItem(placement: .\(placement)) { \(control) }
    }\(modifier) } }
    \(helper)
    """
  }

  /// The helper of `prefer-toolbar-items` at the end of a file that ships on iOS alone.
  static let preferring = helper(
    indentedBy: "  ",
    """
    if #available(iOS 27.1, *) {
      toolbarVerticalCompressionBehavior(.prefersToolbarItems)
    } else {
      self
    }
    """)

  /// The same in a file without an indentation of its own.
  static let preferringByFour = preferring.split(
    separator: "\n", omittingEmptySubsequences: false
  ).map { line in String(repeating: " ", count: line.prefix { $0 == " " }.count) + line }
    .joined(separator: "\n")

  private static let preferringOnIOS = helper(
    indentedBy: "  ",
    """
    #if os(iOS)
    toolbarVerticalCompressionBehavior(.prefersToolbarItems)
    #else
    self
    #endif
    """)

  private static func helper(indentedBy unit: String, _ body: String) -> String {
    let lines = body.split(separator: "\n").map { unit + unit + $0 }.joined(separator: "\n")
    return """

      private extension View {
      \(unit)/// Lets the items of a toolbar win over tabs in a vertical bar where there are such bars.
      \(unit)@ViewBuilder
      \(unit)func preferringToolbarItems() -> some View {
      \(lines)
      \(unit)}
      }

      """
  }
}
