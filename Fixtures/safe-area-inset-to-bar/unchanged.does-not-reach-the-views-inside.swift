// targets: iOS 17

import SwiftUI

struct Shelf: View {
  var body: some View {
    NavigationStack {
      List {
        Text("One")
      }
    }
    .navigationTitle("Shelf")
    #if os(iOS)
      .safeAreaInset(edge: .bottom) { Button("Sort") {} }  // expect: left alone: on a NavigationStack
    #endif
    tabs
      .padding()
      .safeAreaInset(edge: .bottom) { Button("Play") {} }  // expect: left alone: on a TabView
  }

  private var header: some View {
    ScrollView {
      VStack {
        Text("One")
      }
      .safeAreaInset(edge: .top) { Button("Sort") {} }  // expect: left alone: inside a ScrollView
    }
  }

  private var tabs: some View {
    TabView {
      Text("One")
        .tabItem { Label("One", systemImage: "1.circle") }
    }
  }
}
