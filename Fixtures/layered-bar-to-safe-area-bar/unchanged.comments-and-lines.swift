// targets: iOS 17

import SwiftUI

struct Lines: View {
  var body: some View {
    VStack {
      // expect: left alone: the layers do not stand on lines of their own
      ZStack(alignment: .bottom) { List { Text("One") }; Tools() }
      // The change would lose the comment in front of the spacer, and is refused for it.
      // expect: unsafe
      ZStack {
        List { Text("One") }
        VStack {
          // pushes the bar down
          Spacer()
          Tools()
        }
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
