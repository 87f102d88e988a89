// targets: iOS 17

import SwiftUI

struct Shelf: View {
  let title: String
  @State private var isShown = false

  var body: some View {
    List {
      Text("One")
    }
    .safeAreaInset(edge: .top) { Text("Offline") }  // expect: left alone: a notice
    .safeAreaInset(edge: .top) {  // expect: left alone: a notice
      notice
        .sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
        .onAppear { isShown = true }
    }
    .safeAreaInset(edge: .bottom) { Color.clear.frame(height: 88) }  // expect: left alone: nothing to operate
    .safeAreaInset(edge: .bottom) { Spacer().frame(height: 20) }  // expect: left alone: nothing to operate
    .safeAreaInset(edge: .bottom, spacing: 0) { Divider() }  // expect: left alone: nothing to operate
    .safeAreaInset(edge: .bottom) {  // expect: left alone: nothing to operate
      LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom)
    }
  }

  private var notice: some View {
    HStack {
      Image(systemName: "wifi.slash")
      Text(title)
    }
  }
}

struct Frame<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    List {
      Text("One")
    }
    .safeAreaInset(edge: .bottom) { content() }  // expect: left alone: does not say whether content has controls
    .safeAreaInset(edge: .bottom, content: content)  // expect: left alone: does not say whether content has controls
  }
}
