// targets: iOS 18
import SwiftUI

struct Root: View {
  let count: Int
  @State private var selection = 0

  var body: some View {
    TabView {
      Text("1")
        .tabItem { Text("Home") }  // expect: unsafe
        .tag(1)
      Text("2").tabItem { Text(L10n.search) }.badge(count)  // expect: unsafe
      Text("3")
        .tabItem {  // expect: unsafe
          Text("Settings")
            .bold()
        }
      Text("4")
        .tabItem {  // expect: unsafe
          Image(systemName: "bell")
            .accessibilityLabel("Alerts")
        }
      Text("5").tabItem { Image("brand").accessibilityLabel("Shop") }  // expect: unsafe
      Text("6").tabItem { Text("Favorites") }  // expect: 2 alternatives
    }
  }

  var newer: some View {
    TabView(selection: $selection) {
      Tab(value: 0) {  // expect: unsafe
        Text("1")
      } label: {
        Text("Calendar")
      }
      Tab(value: 1, content: { Text("2") }, label: { Text("Profile") })  // expect: unsafe
      Tab("Inbox", systemImage: "tray", value: 2) { Text("3") }
    }
  }
}

enum L10n {
  static let search = String(localized: "search")
}
