import SwiftUI

struct Reader: View {
  @State private var isOn = false
  let name: String

  var body: some View {
    Text("Page")
      .toolbar {
        // expect: unsafe
        Button("Add", systemImage: "plus", action: add)
          .accessibilityIdentifier("add")
          .disabled(isOn)
        Button("Delete", systemImage: "trash") { add() }  // expect: unsafe
        // expect: unsafe
        Button(isOn ? "Remove from Favorites" : "Add to Favorites", systemImage: isOn ? "star.fill" : "star") {
          add()
        }
        .help("Favorites")
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Search", systemImage: "magnifyingglass", action: { add() })  // expect: unsafe
        }
        ToolbarItem {
          // expect: unsafe
          Button(L10n.close, systemImage: "xmark", role: .destructive, action: add)
        }
      }
      .toolbar {
        // expect: unsafe
        Button(
          name,
          systemImage: "gear",
          action: add
        )
        .keyboardShortcut("g")
        Menu("More", systemImage: "ellipsis") {  // expect: unsafe
          Button("One", action: add)
        }
      }
      .navigationBarItems(trailing: Button("Alerts", systemImage: "bell", action: add))  // expect: unsafe
  }

  private func add() {}
}

enum L10n {
  static let close = String(localized: "close")
}
