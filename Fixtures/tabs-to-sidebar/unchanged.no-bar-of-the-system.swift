// targets: iOS 18
import SwiftUI

struct Root: View {
  @State private var page = 0

  /// A bar of the app's own chooses.
  var body: some View {
    TabView(selection: $page) {  // expect: left alone: its tabs have no items
      Text("Feed").tag(0)
      Text("Saved").tag(1)
    }
  }

  var hidden: some View {
    TabView(selection: $page) {  // expect: left alone: the app hides its tab bar
      Tab("Feed", systemImage: "house", value: 0) {
        Text("Feed").toolbarVisibility(.hidden, for: .tabBar)
      }
    }
  }

  var hiddenByHelper: some View {
    TabView(selection: $page) {  // expect: left alone: the app hides its tab bar
      Text("Feed").tabItem { Text("Feed") }.withoutSystemBar()
    }
  }

  var styledAround: some View {
    VStack {
      TabView(selection: $page) {  // expect: left alone: a style around it
        Text("Feed").tabItem { Text("Feed") }
      }
    }
    .tabViewStyle(.page)
  }

  var styledInSomeBuilds: some View {
    TabView(selection: $page) {  // expect: left alone: it has another style in some builds
      Text("Feed").tabItem { Text("Feed") }
    }
    .tint(.red)
    #if os(iOS)
    .tabViewStyle(.page)
    #endif
  }

  var elsewhere: some View {
    TabView(selection: $page) {  // expect: left alone: this file does not show the item of Feed
      Feed()
    }
  }
}

extension View {
  fileprivate func withoutSystemBar() -> some View { self.toolbar(.hidden, for: .tabBar) }
}
