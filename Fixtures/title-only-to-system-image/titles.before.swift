import SwiftUI

enum L10n {
  static let actionCancel = String(localized: "action.cancel")
  enum Editor { static func save(_ name: String) -> String { name } }
}

extension String {
  var localized: String { NSLocalizedString(self, comment: "") }
}

struct Titles: View {
  let close: () -> Void
  let title: String
  private let doneTitle: LocalizedStringKey = "Done"

  var body: some View {
    Text("Page")
      .toolbar {
        Button("action.done", action: close)  // expect: unsafe
        Button(L10n.actionCancel, action: close)  // expect: unsafe
        Button(L10n.Editor.save(title), action: close)  // expect: unsafe
        Button(Elsewhere.Action.share, action: close)  // expect: unsafe
        Button("edit".localized, action: close)  // expect: unsafe
        Button(NSLocalizedString("a.b", value: "Search", comment: ""), action: close)  // expect: unsafe
        Button(String(localized: "action.undo"), action: close)  // expect: unsafe
        Button(doneTitle, action: close)  // expect: unsafe
      }
      .toolbar {
        Button(title, role: .cancel, action: close)  // expect: unsafe
        Button("Wipe", role: .destructive, action: close)  // expect: unsafe
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(title, action: close)  // expect: unsafe
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Weiter", action: close)  // expect: unsafe
          Button("Submit", action: close)  // expect: unsafe
        }
      }
      .toolbar {
        Button("Favorite", action: close)  // expect: 2 alternatives
        Button("Remove", action: close)  // expect: 2 alternatives
      }
  }
}
