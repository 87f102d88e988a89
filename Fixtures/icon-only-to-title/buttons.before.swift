import SwiftUI

struct Reader: View {
  @State private var isOn = false
  let name: String

  var body: some View {
    Text("Page")
      .toolbar {
        // expect: unsafe
        Button(action: add) {
          Image(systemName: "plus")
        }
        .accessibilityLabel("Add")
        .accessibilityIdentifier("add")
        .disabled(isOn)
        Button { add() } label: { Image(systemName: "trash") }.accessibilityLabel(Text("Delete"))  // expect: unsafe
        // expect: unsafe
        Button {
          add()
        } label: {
          Image(systemName: isOn ? "star.fill" : "star")
        }
        .accessibilityLabel(isOn ? "Remove from Favorites" : "Add to Favorites")
        .help("Favorites")
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button(action: { add() }, label: { Image(systemName: "magnifyingglass") })  // expect: unsafe
            .accessibility(label: Text("Search"))
        }
        ToolbarItem {
          // expect: unsafe
          Button(role: .destructive, action: add) {
            Image(systemName: "xmark")
              .accessibilityLabel(L10n.close)
          }
        }
      }
      .toolbar {
        // expect: unsafe
        Button(
          action: add
        ) {
          Image(systemName: "gear")
        }
        .accessibilityLabel(name)
        .keyboardShortcut("g")
        Menu {  // expect: unsafe
          Button("One", action: add)
        } label: {
          Image(systemName: "ellipsis")
        }
        .accessibilityLabel("More")
      }
      .navigationBarItems(trailing: Button(action: add) { Image(systemName: "bell") }.accessibilityLabel("Alerts"))  // expect: unsafe
  }

  private func add() {}
}

enum L10n {
  static let close = String(localized: "close")
}
