// targets: iOS 16
import SwiftUI

enum Section: CaseIterable { case home, messages, account }

/// Each button gets the selection and its own value.
struct MainTabBar: View {
  @Binding var selected: Section

  var body: some View {
    VStack {
      Divider()
      HStack {  // expect: left alone: a TabView has another look
        TabButton(section: .home, image: "house", selected: $selected).padding()
        TabButton(section: .messages, image: "message", selected: $selected)
      }
    }
  }
}

struct TabButton: View {
  let section: Section
  let image: String
  @Binding var selected: Section

  var body: some View {
    Button { selected = section } label: { Image(systemName: image) }
  }
}

struct Root: View {
  @State private var section = Section.home
  @State private var offset: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      if section == .home { Text("Home") } else { Text("Others") }
      bar
    }
  }

  /// Choosing a tab also moves the mark below it.
  private var bar: some View {
    HStack {  // expect: left alone: a TabView has another look
      ForEach(Section.allCases, id: \.self) { item in
        Button {
          withAnimation { section = item }
          offset = 10
        } label: {
          Image(systemName: "star")
        }
      }
    }
  }
}

/// Where nothing shows what the tabs do, their names and their place tell.
struct Silent: View {
  var tabs: [String] = []

  var body: some View {
    VStack {
      ScrollView { Text("Text") }
      HStack {  // expect: left alone: a TabView has another look
        ForEach(tabs, id: \.self) { tab in
          Button {} label: { Image(systemName: tab) }
        }
      }
    }
  }
}
