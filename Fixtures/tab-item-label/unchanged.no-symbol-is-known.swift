import SwiftUI

struct Odd: View {
  let name: String

  var body: some View {
    TabView {
      Text("1").tabItem { Text("Chapters") }  // expect: left alone: no symbol is known for its title
      Text("2").tabItem { Text(name) }  // expect: left alone: its title is not known before the app runs
      Text("3").tabItem { Image(systemName: "bell") }  // expect: left alone: nothing names it
      Text("4").tabItem { Label("Home", systemImage: "house") }
      Text("5").tabItem {
        Image(systemName: "gear")
        Text("Settings")
      }
    }
  }
}
