// targets: iOS 17

import SwiftUI

struct Shelf: View {
  var body: some View {
    if #available(iOS 26, *) {
      List {
        Text("One")
      }
      .safeAreaBar(edge: .bottom) { Button("Sort") {} }
    } else {
      List {
        Text("One")
      }
      .safeAreaInset(edge: .bottom) { Button("Sort") {} }
    }
  }
}

#if os(macOS)
struct Desk: View {
  var body: some View {
    Text("One")
      .safeAreaInset(edge: .bottom) { Button("Sort") {} }  // expect: left alone: no platform that the file ships on
  }
}
#endif
