// targets: iOS 17

import SwiftUI

struct Stack: View {
  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: on a NavigationStack a bar does not reach
      NavigationStack {
        List { Text("One") }
      }
      Tools()
    }
  }
}

struct Tabs: View {
  var body: some View {
    TabView {
      List { Text("One") }
    }
    .overlay(alignment: .bottom) { Tools() }  // expect: left alone: on a TabView a bar does not reach
  }
}

struct Older: View {
  var body: some View {
    content
      .overlay(Tools(), alignment: .bottom)  // expect: left alone: on a NavigationView a bar does not
  }

  private var content: some View {
    NavigationView {
      List { Text("One") }
    }
  }
}

struct Split: View {
  var body: some View {
    ZStack {  // expect: left alone: on a NavigationSplitView a bar does not reach
      NavigationSplitView {
        List { Text("One") }
      } detail: {
        Text("Two")
      }
      VStack {
        Spacer()
        Tools()
      }
    }
  }
}

struct Tools: View {
  var body: some View {
    HStack {
      Button("A") {}
      Spacer()
      Button("B") {}
    }
  }
}
