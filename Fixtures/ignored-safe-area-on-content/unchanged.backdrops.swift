// targets: iOS 16.0

import SwiftUI

struct Blur: View {
  var body: some View { Rectangle().fill(.thinMaterial) }
}

struct Dialogs: View {
  var body: some View {
    ZStack {
      Color.black.opacity(0.5)
        .onTapGesture {}
      Text("Delete?")
    }
    .ignoresSafeArea()  // expect: 4 alternatives
    VStack {
      Text("Ada")
    }
    .background(Blur())
    // Up to the edges.
    .ignoresSafeArea()  // expect: 4 alternatives
    GeometryReader { _ in
      ZStack(alignment: .top) {
        Image("sky").resizable()
        Spacer()
        Button("Land") {}
      }
    }
    .ignoresSafeArea()  // expect: 4 alternatives
    VStack {
      Text("A color as background reaches the edges by itself")
    }
    .background(Color.gray)
    .ignoresSafeArea()  // expect: 4 alternatives
    Color.pink
      .overlay(Text("3"))
      .ignoresSafeArea()  // expect: left alone: lies behind the content
    VStack {
      Text("Two layers of a kind of their own")
    }
    .background(VStack { Blur(); Divider() })
    .ignoresSafeArea()  // expect: left alone: lies behind the content
  }
}
