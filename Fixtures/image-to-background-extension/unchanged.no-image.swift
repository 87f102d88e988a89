// targets: iOS 26.0

import SwiftUI

struct Symbols: View {
  var body: some View {
    NavigationSplitView {
      Text("Symbols")
    } detail: {
      VStack {
        Image(systemName: "globe").ignoresSafeArea()
        Color.blue.ignoresSafeArea()
        Drawing().ignoresSafeArea()
        Image("photo").resizable().ignoresSafeArea(.keyboard)
        Image("other").resizable().overlay { Text("Over") }.ignoresSafeArea()  // expect: left alone: laid over the image
      }
    }
  }
}

struct Drawing: View {
  var body: some View {
    VStack {
      Image("one")
      Text("Two")
    }
  }
}
