// targets: iOS 17

import SwiftUI

struct Still: View {
  var body: some View {
    VStack {
      ZStack(alignment: .bottom) {
        Color.red
        Tools()
      }
      Image("cover")
        .overlay(alignment: .bottom) { Tools() }
      ScrollView(.horizontal) { Text("Aside") }
        .overlay(alignment: .bottom) { Tools() }
      // The text below the list is what the bar covers.
      VStack {
        List { Text("One") }
        Text("Total")
      }
      .overlay(alignment: .bottom) { Tools() }  // expect: left alone: the content does not scroll up to
      // expect: left alone: the GeometryReader around it would measure less than now
      ZStack(alignment: .bottom) {
        GeometryReader { proxy in
          ScrollView { Text("One").frame(width: proxy.size.width) }
        }
        Tools()
      }
      ZStack(alignment: .bottom) {  // expect: left alone: it does not scroll just vertically
        ScrollView([.horizontal, .vertical]) { Text("One") }
        Tools()
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
