// targets: iOS 18
import SwiftUI

struct Root: View {
  let count: Int
  @State private var selection = 0

  var body: some View {
    TabView {
      Text("1")
        .tabItem { Label("Home", systemImage: "house") }  // expect: unsafe
        .tag(1)
      Text("2").tabItem { Label(L10n.search, systemImage: "magnifyingglass") }.badge(count)  // expect: unsafe
      Text("3")
        .tabItem {  // expect: unsafe
          Label {
            Text("Settings")
              .bold()
          } icon: {
            Image(systemName: "gearshape")
          }
        }
      Text("4")
        .tabItem {  // expect: unsafe
          Label("Alerts", systemImage: "bell")
        }
      Text("5").tabItem { Label { Text("Shop") } icon: { Image("brand") } }  // expect: unsafe
      Text("6").tabItem { Text("Favorites") }  // expect: 2 alternatives
    }
  }

  var newer: some View {
    TabView(selection: $selection) {
      Tab(value: 0) {  // expect: unsafe
        Text("1")
      } label: {
        Label("Calendar", systemImage: "calendar")
      }
      Tab(value: 1, content: { Text("2") }, label: { Label("Profile", systemImage: "person.crop.circle") })  // expect: unsafe
      Tab("Inbox", systemImage: "tray", value: 2) { Text("3") }
    }
  }
}

enum L10n {
  static let search = String(localized: "search")
}
