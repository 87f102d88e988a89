// targets: iOS 17, macOS 14

import SwiftUI

@available(iOS 26, macOS 26, *)
struct Player: View {
  var body: some View {
    List {
      Text("One")
    }
    .safeAreaBar(edge: .bottom) { Button("Play") {} }  // expect: unsafe
  }
}

struct Shelf: View {
  var body: some View {
    if #available(iOS 26, macOS 26, *) {
      List {
        Text("One")
      }
      .safeAreaBar(edge: .top) { Button("Sort") {} }  // expect: unsafe
    } else {
      List {
        Text("One")
      }
      .safeAreaInset(edge: .top) { Button("Sort") {} }
    }
  }
}

#if os(macOS)
struct Desk: View {
  var body: some View {
    if #available(macOS 26, *) {
      Text("One")
        #if DEBUG
          .safeAreaBar(edge: .top) { Button("Sort") {} }  // expect: unsafe
        #endif
    }
  }
}
#endif
