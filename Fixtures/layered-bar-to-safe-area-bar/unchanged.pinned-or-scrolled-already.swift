// targets: iOS 17

import SwiftUI

struct Nested: View {
  var body: some View {
    Text("One")
      .safeAreaInset(edge: .bottom) {
        ZStack(alignment: .bottom) {  // expect: left alone: it is part of what safeAreaInset pins already
          ScrollView { Text("One") }
          Tools()
        }
      }
  }
}

struct Card: View {
  var body: some View {
    ScrollView {
      ZStack(alignment: .bottom) {  // expect: left alone: inside a ScrollView nothing scrolls under it
        List { Text("One") }
        Tools()
      }
      .frame(height: 300)
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
