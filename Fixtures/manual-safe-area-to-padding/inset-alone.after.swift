// targets: iOS 15.0

import SwiftUI

struct Player: View {
  var body: some View {
    GeometryReader { _ in
      VStack {
        Text("Title")
        Spacer()
      }
      // expect: unsafe
    }
    .ignoresSafeArea(edges: [.bottom, .trailing])
  }
}

struct Page: View {
  var body: some View {
    GeometryReader { proxy in
      Text("Page")
        // expect: unsafe
        .onTapGesture { print(proxy.size) }
    }
  }
}

struct Window: View {
  var body: some View {
    NavigationView {
      GeometryReader { _ in
        Text("Twice")
          // expect: unsafe
      }
    }
  }
}
