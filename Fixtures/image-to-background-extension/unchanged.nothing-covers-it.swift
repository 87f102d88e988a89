// targets: iOS 26.0

import SwiftUI

struct Splash: View {
  var body: some View {
    Image("logo").resizable().ignoresSafeArea()  // expect: left alone: shows no sidebar
  }
}

struct Viewer: View {
  @State private var isShown = false

  var body: some View {
    NavigationSplitView {
      Image("map").resizable().ignoresSafeArea()  // expect: left alone: shows no sidebar
    } detail: {
      Image("beach").resizable().ignoresSafeArea(edges: .bottom)  // expect: left alone: at .bottom only
        .fullScreenCover(isPresented: $isShown) {
          Image("large").resizable().ignoresSafeArea()  // expect: left alone: shows no sidebar
        }
    }
  }
}

struct Photo: View {
  var body: some View {
    NavigationStack {
      Image("photo").resizable().ignoresSafeArea(edges: .top)  // expect: left alone: at .top only
        .toolbar { Button("Share") {} }
    }
  }
}
