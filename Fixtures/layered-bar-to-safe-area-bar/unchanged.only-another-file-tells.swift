// targets: iOS 17

import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      List { Text("One") }
        .overlay(alignment: .bottom) { MiniPlayer() }  // expect: left alone: this file does not say wheth
      ZStack(alignment: .bottom) {  // expect: left alone: this file does not show how PostFeed scrolls
        PostFeed()
        HStack {
          Button("A") {}
          Button("B") {}
        }
      }
    }
  }
}
