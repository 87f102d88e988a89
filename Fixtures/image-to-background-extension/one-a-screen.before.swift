// targets: iOS 26.0

import SwiftUI

struct Atlas: View {
  var body: some View {
    NavigationSplitView {
      Text("Places")
    } detail: {
      VStack {
        Image("coast").resizable().ignoresSafeArea()  // expect: unsafe
        Image("hills").resizable().ignoresSafeArea()  // expect: left alone: line 11 has it
        Footer()
      }
    }
  }
}

struct Footer: View {
  var body: some View {
    Image("grass").resizable().ignoresSafeArea()  // expect: left alone: line 11 has it
  }
}

struct Tabs: View {
  var body: some View {
    TabView {
      Image("one").resizable().ignoresSafeArea()  // expect: unsafe
        .tabItem { Label("One", systemImage: "1.circle") }
      Image("two").resizable().ignoresSafeArea()  // expect: unsafe
        .tabItem { Label("Two", systemImage: "2.circle") }
    }
  }
}
