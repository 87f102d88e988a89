// targets: iOS 17.0

import SwiftUI

struct Tabs: View {
  var body: some View {
    TabView {
      Screen()
      Screen().ignoresSafeArea()
    }
  }
}

struct Screen: View {
  var body: some View {
    GeometryReader { proxy in
      Text("Text").padding(.top, proxy.safeAreaInsets.top + 16)  // expect: left alone: shown in several places
    }
  }
}
