// targets: iOS 17

import SwiftUI

struct Page: View {
  var body: some View {
    VStack {
      Button("Back") {}
      Spacer()
      Text("Nothing to press below")
    }
  }
}

struct Row: View {
  var body: some View {
    VStack {
      Text("Title")
      Button("Open") {}
    }
  }
}

struct Tabs: View {
  @State private var isOpen = false

  var body: some View {
    ScrollView {
      VStack {
        Text("Title")
        Spacer()
        Button("Open") { isOpen = true }
      }
    }
    .sheet(isPresented: $isOpen) {
      VStack {
        Text("Part of a body")
        Spacer()
        Button("Close") { isOpen = false }
      }
    }
  }
}

struct Done: View {
  var body: some View {
    ScrollView {
      VStack {
        Text("Title")
        Spacer()
        Button("Open") {}
      }
    }
    .scrollBounceBehavior(.basedOnSize)
  }
}
