// targets: iOS 15.0

import SwiftUI

struct Player: View {
  var body: some View {
    GeometryReader { proxy in
      VStack {
        Text("Title")
        Spacer()
      }
      .padding(.top, proxy.safeAreaInsets.top)  // expect: unsafe
      .padding(.leading, proxy.safeAreaInsets.leading)
    }
    .ignoresSafeArea(edges: .all)
  }
}

struct Page: View {
  var body: some View {
    GeometryReader { proxy in
      Text("Page")
        .padding(proxy.safeAreaInsets)  // expect: unsafe
        .onTapGesture { print(proxy.size) }
        .ignoresSafeArea()
    }
  }
}

struct Window: View {
  var body: some View {
    NavigationView {
      GeometryReader { proxy in
        Text("Twice")
          .padding(.top, proxy.safeAreaInsets.top)  // expect: unsafe
      }
    }
  }
}
