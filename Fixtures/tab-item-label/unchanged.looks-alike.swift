import SwiftUI

struct Tab<Content: View, Title: View>: View {
  let content: Content
  let title: Title

  init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title) {
    self.content = content()
    title = label()
  }

  var body: some View {
    content
    title
  }
}

struct Screen: View {
  var body: some View {
    TabView {
      Tab {
        Text("1")
      } label: {
        Text("Home")
      }
    }
  }
}
