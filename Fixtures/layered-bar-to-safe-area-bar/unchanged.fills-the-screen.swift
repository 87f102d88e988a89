// targets: iOS 17

import SwiftUI

struct Filling: View {
  var body: some View {
    VStack {
      ZStack {  // expect: left alone: the layer reaches from edge to edge
        ScrollView { Text("One") }
        VStack {
          Button("Close") {}
          Spacer()
          Button("Done") {}
        }
      }
      ZStack(alignment: .bottom) {  // expect: left alone: the layer reaches from edge to edge
        ScrollView { Text("One") }
        HStack {
          Button("A") {}
          Button("B") {}
        }
        .frame(maxHeight: .infinity)
      }
      ZStack(alignment: .bottom) {  // expect: left alone: the bar takes all the height there is
        ScrollView { Text("One") }
        GeometryReader { proxy in
          Button("\(proxy.size.width)") {}
        }
      }
      ZStack(alignment: .bottom) {  // expect: left alone: the bar takes all the height there is
        ScrollView { Text("One") }
        Panel()
      }
      ZStack(alignment: .bottom) {  // expect: left alone: the bar is as tall as a panel
        ScrollView { Text("One") }
        HStack {
          Button("A") {}
          Button("B") {}
        }
        .frame(height: 320)
      }
      ZStack(alignment: .bottom) {  // expect: left alone: the bar scrolls itself: it is a panel
        ScrollView { Text("One") }
        List {
          Button("One") {}
        }
      }
    }
  }
}

struct Panel: View {
  var body: some View {
    VStack {
      Button("A") {}
      Button("B") {}
      Spacer()
    }
  }
}
