import Platforms
import SwiftSyntax
import Testing

@testable import Transforms

/// What titles get, as real apps write them.
@Suite struct SymbolsTitleTests {
  private func answer(
    _ source: String, targets: DeploymentTargets = [.iOS: 17], role: String? = nil,
    placement: String? = nil, configured: [String: String] = [:]
  ) throws -> SymbolAnswer {
    let marked = try MarkedSource(source)
    let expression = marked.marked[0]
    var reader = TitleReader(marked.index)
    return SymbolSearch(targets: targets, configured: configured).answer(
      reader.title(expression), text: expression.trimmedDescription,
      hints: [SymbolHint(role: role), SymbolHint(placement: placement)].compactMap { $0 })
  }

  private func symbols(
    _ source: String, targets: DeploymentTargets = [.iOS: 17], role: String? = nil,
    placement: String? = nil, configured: [String: String] = [:]
  ) throws -> [String] {
    let answer = try answer(
      source, targets: targets, role: role, placement: placement, configured: configured)
    guard case .offers(let offers) = answer else { return [] }
    return offers.map(\.argument)
  }

  @Test(
    arguments: [
      ("Done", "checkmark"), ("done", "checkmark"), ("DONE", "checkmark"), ("Done!", "checkmark"),
      ("Save", "checkmark"), ("Save Changes", "checkmark"), ("OK", "checkmark"),
      ("Save for Later", "bookmark"), ("Save to Photos", "square.and.arrow.down"),
      ("Save as PDF…", "square.and.arrow.down"), ("Save Image", "square.and.arrow.down"),
      ("Cancel", "xmark"), ("Close", "xmark"), ("Not Now", "xmark"),
      ("Add", "plus"), ("+ Add", "plus"), ("Add Tag", "plus"), ("New Alarm", "plus"),
      ("Add a friend", "person.badge.plus"), ("New Folder", "folder.badge.plus"),
      ("New Message", "square.and.pencil"), ("Compose", "square.and.pencil"),
      ("Create Recipe", "plus"),
      ("Edit", "pencil"), ("Edit Profile", "pencil"), ("Rename…", "pencil"),
      ("Delete", "trash"), ("Delete Account", "trash"),
      ("Mark as read", "envelope.open"), ("Mark all as read", "envelope.open"),
      ("Read later", "bookmark"), ("Share", "square.and.arrow.up"),
      ("Share Results", "square.and.arrow.up"), ("Share location", "location"),
      ("Send Feedback", "text.bubble"), ("Send", "paperplane"), ("Send Code", "paperplane"),
      ("Search", "magnifyingglass"), ("Search Recipes", "magnifyingglass"),
      ("Filter", "line.3.horizontal.decrease.circle"), ("Sort", "arrow.up.arrow.down"),
      ("Sort by Date", "arrow.up.arrow.down"), ("Settings", "gearshape"),
      ("Open Settings", "gearshape"), ("Notification Settings", "gearshape"),
      ("My Profile", "person.crop.circle"), ("View Profile", "person.crop.circle"),
      ("Log Out", "rectangle.portrait.and.arrow.right"),
      ("Sign out", "rectangle.portrait.and.arrow.right"),
      ("Refresh", "arrow.clockwise"), ("Try Again", "arrow.clockwise"),
      ("Reset", "arrow.counterclockwise"), ("Reset Settings", "arrow.counterclockwise"),
      ("Undo", "arrow.uturn.backward"), ("Back", "chevron.backward"), ("Next", "chevron.forward"),
      ("Continue", "arrow.forward"), ("Select Photo", "photo"),
      ("Copy Contents", "doc.on.doc"), ("Copy Link", "doc.on.doc"), ("Add Link", "link"),
      ("Reset Password", "key"), ("Print", "printer"),
      ("Download", "arrow.down.circle"), ("Import Contacts", "square.and.arrow.down"),
      ("Help", "questionmark.circle"), ("About", "info.circle"), ("More", "ellipsis"),
      ("History", "clock.arrow.circlepath"), ("Bookmarks", "bookmark"), ("Inbox", "tray"),
      ("Mute Conversation", nil), ("Hide Read", "eye.slash"), ("Scan QR Code", "qrcode.viewfinder"),
    ] as [(String, String?)])
  func aLiteral(_ title: String, _ symbol: String?) throws {
    let found = try symbols("let title = ⟪\"\(title)\"⟫")
    if let symbol { #expect(found == ["\"\(symbol)\""]) } else { #expect(found.count == 2) }
  }

  /// Words that only look like those of the table, two actions at once, and what no symbol says.
  @Test(arguments: [
    "Donate", "Undone", "Not Done", "Doner Kebab", "Closet", "Saved Posts List", "Shared",
    "Savings",
    "Close and Save", "Save & Close", "Delete or Archive", "Cancel without saving", "Add-ons",
    "New Features", "New Arrivals", "Search Settings", "Download History", "Print Options",
    "Move Left", "Start Trial", "Leave a review", "Skip", "Disconnect", "Unsubscribe", "End Call",
    "Write Tag", "Show More", "Append?Maybe or not", "GLITCH", "A", "", " ", "123", "完了", "Fertig",
    "\\(title)", "Switch Account", "Verify Account", "Continue or cancel", "Chapter 1",
    "Redeem Code", "Log", "Empty State", "Search Unavailable", "Save log file",
    "Save Current as Preset",
    "Forward 30 Seconds", "Choose Folder", "Start Chatting", "Create Account", "Sign Up",
    "Delete \\(count) items", "Delete %@", "Add 3 Items", "Continue Anyway", "Select", "Select All",
    "Deselect All", "Delete All", "Clear All", "Remove All", "Log In", "Back to List",
    "Cancel Subscription", "Cancel Download", "Close Account", "Stop Sharing",
    "Clear Filters", "Schedule", "Recalculate", "Save as Draft",
  ]) func nothingIsOfferedFor(_ title: String) throws {
    let found = try symbols("let title = ⟪\"\(title)\"⟫")
    #expect(found == (title == "Log" ? ["\"doc.text\""] : []))
  }

  @Test(arguments: [
    ("\"action.done\"", "checkmark"), ("\"common_cancel_button\"", "xmark"),
    ("\"settings.title\"", "gearshape"), ("\"saveButtonTitle\"", "checkmark"),
    ("\"editor.toolbar.add-tag\"", "plus"), ("\"account.action.delete\"", "trash"),
    ("\"action.delete.account\"", "trash"), ("\"Action.Edit\"", "pencil"),
    ("L10n.actionCancel", "xmark"), ("UserText.save", "checkmark"), ("L10n.okLabel", "checkmark"),
    ("L10n.Tags.Allowed.delete", "trash"), ("L10n.saveLabel", "checkmark"),
    ("UserText.navigationTitleDone", "checkmark"), ("UserText.subscriptionCloseButton", "xmark"),
    ("Strings.Alert.OKButton", "checkmark"),
    (
      "L10n.Action.signOut.string",
      "rectangle.portrait.and.arrow.right"
    ),
    ("L10n.delete(name)", "trash"), ("Localization.delete(name)", "trash"),
    ("L10n.Alert.cancel()", "xmark"), (".done", "checkmark"),
    ("NSLocalizedString(\"Done\", comment: \"\")", "checkmark"),
    ("NSLocalizedString(\"a.b\", value: \"Share\", comment: \"\")", "square.and.arrow.up"),
    ("String(localized: \"action.save\")", "checkmark"),
    ("String(localized: \"x1\", defaultValue: \"Edit\")", "pencil"),
    ("String(localized: .edit)", "pencil"), ("LocalizedStringKey(\"Close\")", "xmark"),
    ("LocalizedStringResource(\"action.share\", bundle: .module)", "square.and.arrow.up"),
    ("\"done\".localized", "checkmark"), ("\"done\".localized()", "checkmark"),
    ("\"Cancel\".localizedString(in: b)", "xmark"), ("(\"Done\")", "checkmark"),
    ("Localized(\"done\")", "checkmark"), ("L10n.done.localized.capitalized", "checkmark"),
    ("Localization.Button.Title.retry", "arrow.clockwise"),
    ("R.string.search()", "magnifyingglass"),
  ]) func aNameInCode(_ title: String, _ symbol: String) throws {
    let found = try symbols("let title = ⟪\(title)⟫")
    #expect(found == symbol.split(separator: " | ").map { "\"\($0)\"" })
  }

  @Test(arguments: [
    "title", "viewModel.clearButtonTitle", "item.name", "preset.displayTitle", "mode.buttonTitle",
    "L10n.scanOrSeeCodeManuallyEnterCodeLink", "L10n.confirmDelete", "L10n.cannotSave",
    "\"settings.notDone\"", "\"lists.create.confirm\"", "L10n.title",
    "L10n.Screen.about(name)?.text", "titles[0]",
    "\"Add\" + suffix", "name ?? \"Done\"", "makeTitle(\"Done\")", "String(describing: done)",
    "String(format: \"Done\", 1)", "L10n.errorSaving", "UserText.donate",
    "L10n.saveAndClose", "\"alert.unsaved.discard_or_save\"", "{ \"Done\" }()",
    "NSLocalizedString(key, comment: \"Done\")", "L10n.accessScheduleInvalidTime",
    "L10n.scheduleAlreadyExists", "L10n.userPinRequiredDescription", "L10n.contextMenuBookmarkView",
    "\"account.post.pinned\"", "\"timeline.filter.local\"", "\"timeline.filter.tags\"",
    "L10n.newMessageSend", "L10n.screen.name",
  ]) func aNameThatSaysNothing(_ title: String) throws {
    #expect(try symbols("let title = ⟪\(title)⟫") == [])
  }

  @Test func constantsOfTheFileAreFollowed() throws {
    let source = "struct S { let doneTitle = \"Done\"; var body: B { f(⟪doneTitle⟫) } }"
    #expect(try symbols(source) == ["\"checkmark\""])
    let getter = "enum T { static var a: String { NSLocalizedString(\"Edit\", comment: \"\") } }\n"
    #expect(try symbols(getter + "let t = ⟪T.a⟫") == ["\"pencil\""])
    let variable = "struct S { var shown = \"Done\"; var body: B { f(⟪shown⟫) } }"
    #expect(try symbols(variable) == [])
    let circle = "struct S { var a: String { b }; var b: String { a }; var c: B { f(⟪a⟫) } }"
    #expect(try symbols(circle) == [])
    let parameter = "func f(_ done: String) { g(⟪done⟫) }"
    #expect(try symbols(parameter) == [])
  }

  @Test func twoTitlesHaveTwoSymbols() throws {
    #expect(
      try symbols("let t = ⟪isEditing ? \"Done\" : \"Edit\"⟫")
        == [])
    #expect(
      try symbols("let t = ⟪isNew ? \"Add\" : \"Save\"⟫")
        == ["isNew ? \"plus\" : \"checkmark\""])
    #expect(
      try symbols("let t = ⟪mode == .edit && !a.b ? L10n.save : L10n.done⟫") == ["\"checkmark\""])
    #expect(
      try symbols("let t = ⟪!all ? \"Select All\" : \"Deselect All\"⟫")
        == [])
    #expect(try symbols("let t = ⟪a ? \"Saving…\" : \"Save\"⟫") == ["\"checkmark\""])
    #expect(try symbols("let t = ⟪a ? \"Sending\" : \"Send\"⟫") == ["\"paperplane\""])
    #expect(try symbols("let t = ⟪a ? \"Loading\" : \"Send\"⟫") == [])
    for title in [
      "isOn() ? \"Done\" : \"Edit\"", "a ? \"Done\" : name", "a ? \"Done\" : \"Chapter\"",
      "a ? \"Done\" : b ? \"Edit\" : \"Save\"", "a ? \"Skip\" : \"Done\"",
    ] {
      #expect(try symbols("let t = ⟪\(title)⟫", placement: "confirmationAction") == [], "\(title)")
    }
  }

  @Test func severalSymbolsAreAlternatives() throws {
    #expect(try symbols("let t = ⟪\"Favorite\"⟫") == ["\"star\"", "\"heart\""])
    #expect(try symbols("let t = ⟪\"Remove\"⟫") == ["\"trash\"", "\"minus.circle\""])
    #expect(try symbols("let t = ⟪\"Remove\"⟫", role: "destructive") == ["\"trash\""])
    #expect(
      try symbols("let t = ⟪\"Submit\"⟫", placement: "confirmationAction") == ["\"checkmark\""])
    #expect(
      try symbols("let t = ⟪a ? \"Unfavorite\" : \"Favorite\"⟫")
        == ["a ? \"star.slash\" : \"star\"", "a ? \"heart.slash\" : \"heart\""])
    #expect(try symbols("let t = ⟪all ? \"Remove All\" : \"Select All\"⟫") == [])
  }

  @Test func wordsComeBeforeTheRoleAndTheRoleBeforeThePlacement() throws {
    #expect(try symbols("let t = ⟪\"OK\"⟫", role: "cancel") == ["\"checkmark\"", "\"xmark\""])
    #expect(try symbols("let t = ⟪\"Done\"⟫", role: "destructive") == ["\"checkmark\""])
    #expect(
      try symbols("let t = ⟪\"Create\"⟫", placement: "confirmationAction")
        == ["\"plus\"", "\"checkmark\""])
    #expect(
      try symbols("let t = ⟪isNew ? \"Add\" : \"Save\"⟫", placement: "confirmationAction")
        == ["\"checkmark\""])
    #expect(try symbols("let t = ⟪\"Create\"⟫", placement: "primaryAction") == ["\"plus\""])
    #expect(try symbols("let t = ⟪title⟫", role: "cancel") == ["\"xmark\""])
    #expect(try symbols("let t = ⟪\"Abbrechen\"⟫", role: "cancel") == ["\"xmark\""])
    #expect(try symbols("let t = ⟪\"Wipe\"⟫", role: "destructive") == ["\"trash\""])
    #expect(
      try symbols("let t = ⟪\"Fertig\"⟫", placement: "confirmationAction") == ["\"checkmark\""])
    #expect(try symbols("let t = ⟪title⟫", placement: "cancellationAction") == ["\"xmark\""])
    #expect(try symbols("let t = ⟪title⟫", placement: "topBarTrailing") == [])
    #expect(
      try symbols("let t = ⟪title⟫", role: "destructive", placement: "confirmationAction")
        == ["\"trash\""])
    // A title that is understood is not overruled.
    #expect(try symbols("let t = ⟪\"Disconnect\"⟫", role: "destructive") == [])
    #expect(try symbols("let t = ⟪\"Skip\"⟫", placement: "cancellationAction") == [])
    #expect(try symbols("let t = ⟪\"Log Out\"⟫", targets: [.iOS: 14], role: "destructive") == [])
  }

  @Test func theConfigurationWins() throws {
    let map = ["Done": "flag.checkered", "action.glitch": "bolt", "t.u": "ant"]
    #expect(try symbols("let t = ⟪\"Done\"⟫", configured: map) == ["\"flag.checkered\""])
    #expect(try symbols("let t = ⟪L10n.doneButton⟫", configured: map) == ["\"flag.checkered\""])
    #expect(try symbols("let t = ⟪\"action.glitch\"⟫", configured: map) == ["\"bolt\""])
    #expect(try symbols("let t = ⟪t.u⟫", configured: map) == ["\"ant\""])
    #expect(try symbols("let t = ⟪\"Donate\"⟫", configured: map) == [])
    #expect(try symbols("let t = ⟪L10n.title⟫", configured: ["button": "ant"]) == [])
    guard case .offers(let offers) = try answer("let t = ⟪\"Done\"⟫", configured: map) else {
      return
    }
    #expect(offers.map(\.isConfigured) == [true])
  }

  @Test func saysWhyThereIsNone() throws {
    #expect(try answer("let t = ⟪\"Chapter\"⟫") == .none("no symbol is known for its title"))
    #expect(try answer("let t = ⟪\"Skip\"⟫") == .none("no symbol stands for its title"))
    #expect(try answer("let t = ⟪title⟫") == .none("its title is not known before the app runs"))
    #expect(
      try answer("let t = ⟪\"Tasks\"⟫", targets: [.iOS: 14])
        == .none("the symbol for its title, checklist, is newer than the deployment target"))
  }
}
