// targets: iOS 27
import SwiftUI

enum Tab: String, CaseIterable { case feed, saved }

/// Tabs that a property, a function, a view and a loop make, with a type Tab of the app's own.
struct Root: View {
  @State private var selection = Tab.feed

  var body: some View {
    TabView(selection: $selection) {  // expect: unsafe
      feed
      tab(.saved)
    }
    .tint(.red)  // of every tab
  }

  private var feed: some View {
    Text("Feed").tabItem { Label("Feed", systemImage: "house") }.tag(Tab.feed)
  }

  private func tab(_ tab: Tab) -> some View {
    Text(tab.rawValue).tabItem { Label("Saved", systemImage: "bookmark") }.tag(tab)
  }

  var repeated: some View {
    TabView(selection: $selection) {  // expect: unsafe
      ForEach(Tab.allCases, id: \.self) { tab in
        Text(tab.rawValue).tabItem { Text(tab.rawValue) }
      }
    }
    #if DEBUG
    .tint(.red)
    #endif
  }

  var views: some View {
    TabView { SavedTab() }  // expect: unsafe
      .toolbar(.visible, for: .tabBar)
  }

  var system: some View {
    TabView {  // expect: unsafe
      SwiftUI.Tab("Feed", systemImage: "house") { Text("Feed") }
      if selection == .saved {
        SwiftUI.Tab.init("Saved", systemImage: "bookmark") { Text("Saved") }
      }
    }
  }

  /// A screen that is pushed may hide the bar.
  var pushed: some View {
    TabView {  // expect: unsafe
      NavigationStack {
        NavigationLink("Letter") { Text("Letter").toolbar(.hidden, for: .tabBar) }
      }
      .tabItem { Text("Feed") }
    }
  }
}

struct SavedTab: View {
  var body: some View {
    Text("Saved").tabItem { Label("Saved", systemImage: "bookmark") }
  }
}
