import SwiftUI

enum Page: CaseIterable { case feed, search, profile }

struct Root: View {
  @State private var tab = 0
  @State private var page = Page.feed
  @State private var filter = 0

  var body: some View {
    VStack(spacing: 0) {
      switch tab {
      case 0: Text("Feed")
      default: Text("Profile")
      }
      HStack {  // expect: left alone: a TabView has another look
        Button("Feed") { tab = 0 }
        Button("Profile") { withAnimation { tab = 1 } }
      }
    }
  }

  var paged: some View {
    ZStack(alignment: .bottom) {
      TabView(selection: $page) {
        Text("Feed").tag(Page.feed)
        Text("Search").tag(Page.search)
      }
      HStack {  // expect: left alone: a TabView has another look
        ForEach(Page.allCases, id: \.self) { item in
          Image(systemName: "star").onTapGesture { page = item }
        }
      }
    }
  }

  /// A filter shows no other screen.
  var filters: some View {
    HStack {
      Button("All") { filter = 0 }
      Button("Mine") { filter = 1 }
    }
  }

  /// A switch that two places turn.
  var turned: some View {
    HStack {
      Button("Less") {
        switch tab {
        case 0: tab = 1
        default: tab = 0
        }
      }
      Button("More") { if tab == 0 { tab = 1 } }
    }
  }

  /// Steps are no choice.
  var steps: some View {
    HStack {
      Button("Back") { tab = max(tab - 1, 0) }
      Button("Next") { tab = tab + 1 }
    }
  }

  /// One button is no bar.
  var back: some View {
    HStack { Button("Feed") { tab = 0 } }
  }
}

struct CustomTabBar: View {
  @Binding var selection: Page

  var body: some View {
    HStack {  // expect: left alone: a TabView has another look
      Button("Feed") { selection = .feed }
      Button("Search") { self.selection = .search }
    }
  }
}
