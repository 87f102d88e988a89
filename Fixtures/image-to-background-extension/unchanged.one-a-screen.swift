// targets: iOS 17.0

import SwiftUI

struct Atlas: View {
  var body: some View {
    NavigationSplitView {
      Text("Places")
    } detail: {
      VStack {
        Image("coast").resizable().extended()
        Image("hills").resizable().ignoresSafeArea()  // expect: left alone: line 11 has it
        ForEach(0..<3) { number in
          Image("tree\(number)").resizable().ignoresSafeArea()  // expect: left alone: one of several in a ForEach
        }
      }
    }
  }
}

struct Pages: View {
  var body: some View {
    TabView {
      Image("first").resizable().ignoresSafeArea()  // expect: left alone: page of a TabView
      Image("second").resizable().ignoresSafeArea()  // expect: left alone: page of a TabView
    }
    .tabViewStyle(.page)
  }
}

extension View {
  @ViewBuilder
  func extended() -> some View {
    if #available(iOS 26, *) {
      backgroundExtensionEffect()
    } else {
      ignoresSafeArea(edges: .horizontal)
    }
  }
}
