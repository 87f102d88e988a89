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
        Button("action.done", systemImage: "checkmark", action: close)  // expect: unsafe
        Button(L10n.actionCancel, systemImage: "xmark", action: close)  // expect: unsafe
        Button(L10n.Editor.save(title), systemImage: "checkmark", action: close)  // expect: unsafe
        Button(Elsewhere.Action.share, systemImage: "square.and.arrow.up", action: close)  // expect: unsafe
        Button("edit".localized, systemImage: "pencil", action: close)  // expect: unsafe
        Button(NSLocalizedString("a.b", value: "Search", comment: ""), systemImage: "magnifyingglass", action: close)  // expect: unsafe
        Button(String(localized: "action.undo"), systemImage: "arrow.uturn.backward", action: close)  // expect: unsafe
        Button(doneTitle, systemImage: "checkmark", action: close)  // expect: unsafe
      }
      .toolbar {
        Button(title, systemImage: "xmark", role: .cancel, action: close)  // expect: unsafe
        Button("Wipe", systemImage: "trash", role: .destructive, action: close)  // expect: unsafe
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(title, systemImage: "xmark", action: close)  // expect: unsafe
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Weiter", systemImage: "checkmark", action: close)  // expect: unsafe
          Button("Submit", systemImage: "checkmark", action: close)  // expect: unsafe
        }
      }
      .toolbar {
        Button("Favorite", action: close)  // expect: 2 alternatives
        Button("Remove", action: close)  // expect: 2 alternatives
      }
  }
}
