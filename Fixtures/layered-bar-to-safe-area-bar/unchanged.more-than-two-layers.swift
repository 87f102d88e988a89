// targets: iOS 17

import SwiftUI

struct Layers: View {
  @State private var isLoading = false

  var body: some View {
    VStack {
      ZStack(alignment: .bottom) {  // expect: left alone: there are more than two layers
        List { Text("One") }
        LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom)
        Tools()
      }
      ZStack(alignment: .bottom) {  // expect: left alone: there are more than two layers
        List { Text("One") }
        Tools()
        if isLoading { ProgressView() }
      }
      ZStack(alignment: .bottom) {  // expect: left alone: there are more than two layers
        Text("Empty")
        List { Text("One") }
        Tools()
      }
      List { Text("One") }
        .overlay(alignment: .bottom) {  // expect: left alone: there are more than two layers
          Color.black
          Tools()
        }
    }
  }
}

struct DrawnAbove: View {
  var body: some View {
    VStack {
      ZStack(alignment: .bottom) {  // expect: left alone: the content is drawn above the bar
        Tools()
        List { Text("One") }
      }
      ZStack(alignment: .bottom) {  // expect: left alone: zIndex brings the bar to the front
        Tools().zIndex(1)
        List { Text("One") }
      }
      ZStack(alignment: .bottom) {  // expect: left alone: the content is drawn above the bar
        List { Text("One") }
          .zIndex(1)
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
