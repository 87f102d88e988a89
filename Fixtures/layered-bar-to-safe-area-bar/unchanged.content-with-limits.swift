// targets: iOS 17

import SwiftUI

struct Limits: View {
  @State private var offset: CGFloat = 0

  var body: some View {
    VStack {
      List { Text("One") }
        .frame(height: 300)
        .overlay(alignment: .bottom) { Tools() }  // expect: left alone: a frame fixes the content's height
      List { Text("One") }
        .clipShape(RoundedRectangle(cornerRadius: 20))
        .overlay(alignment: .bottom) { Tools() }  // expect: left alone: clipShape cuts the content out
      List { Text("One") }
        .ignoresSafeArea(edges: .bottom)
        .overlay(alignment: .bottom) { Tools() }  // expect: left alone: the content ignores the bottom
      List { Text("One") }
        .rotationEffect(.degrees(180))
        .overlay(alignment: .bottom) { Tools() }  // expect: left alone: the content is turned by rotati
      List { Text("One") }
        .scaleEffect(x: 1, y: -1)
        .overlay(alignment: .bottom) { Tools() }  // expect: left alone: the content is turned by scaleE
      List { Text("One") }
        .offset(y: offset)
        .overlay(alignment: .bottom) { Tools() }  // expect: left alone: the content is moved out of its
      List { Text("One") }
        .overlay(alignment: .bottom) { Color.black.frame(height: 1) }
        .overlay(alignment: .bottom) { Tools() }  // expect: left alone: another view lies over that edge
      List { Text("One") }
        .safeAreaInset(edge: .bottom) { Text("Total") }
        .overlay(alignment: .bottom) { Tools() }  // expect: left alone: something is pinned to that edge
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
