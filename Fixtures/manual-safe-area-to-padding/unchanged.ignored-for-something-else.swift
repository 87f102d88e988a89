// targets: iOS 17.0

import SwiftUI

struct Layers: View {
  var body: some View {
    GeometryReader { proxy in
      ZStack {
        Button("Close") {}
        Text("Beside it")
          .padding(.top, proxy.safeAreaInsets.top + 16)  // expect: left alone: line 13, and another layer would end
      }
      .ignoresSafeArea()
    }
  }
}

struct Between: View {
  let isOpen: Bool

  var body: some View {
    VStack {
      GeometryReader { proxy in
        VStack {
          Text("Above")
          Text("Below")
            .padding(.top, proxy.safeAreaInsets.top + 16)  // expect: left alone: other views stand beside
        }
        .ignoresSafeArea(edges: .top)
      }
      GeometryReader { proxy in
        Text("Framed")
          .padding(.top, proxy.safeAreaInsets.top + 16)  // expect: left alone: frame in between
          .frame(height: 120)
          .ignoresSafeArea(edges: .top)
      }
      GeometryReader { proxy in
        Text("Over a view")
          .padding(.top, proxy.safeAreaInsets.top + 16)  // expect: left alone: a background in between
          .background {
            Color.red
            Text("Behind")
          }
          .ignoresSafeArea(edges: .top)
      }
      GeometryReader { proxy in
        Text("Cut")
          .padding(.top, proxy.safeAreaInsets.top + 16)  // expect: left alone: clipShape in between
          .clipShape(Capsule())
          .ignoresSafeArea(edges: .top)
      }
      GeometryReader { proxy in
        VStack {
          if isOpen {
            Text("Open")
              .padding(.top, proxy.safeAreaInsets.top + 16)  // expect: left alone: one of several branches
          }
          Text("Always")
        }
        .ignoresSafeArea(edges: .top)
      }
      GeometryReader { proxy in
        Text("Styled")
          .padding(.top, proxy.safeAreaInsets.top + 16)  // expect: left alone: whether cardStyle in between
          .cardStyle()
          .ignoresSafeArea(edges: .top)
      }
      GeometryReader { proxy in
        ScrollView {
          Text("Blue behind the status bar")
            .padding(.top, proxy.safeAreaInsets.top + 16)  // expect: left alone: a background in between
            .background(Color.blue)
        }
        .ignoresSafeArea(edges: .top)
      }
      GeometryReader { proxy in
        Text("Twice")
          .padding(.top, proxy.safeAreaInsets.top + 16)  // expect: left alone: another modifier ignores it too
          .ignoresSafeArea(edges: .top)
      }
      .ignoresSafeArea()
    }
  }
}

struct UsedTwice: View {
  var body: some View {
    VStack {
      GeometryReader { proxy in
        VStack {
          Text("Strip")
            .padding(.top, proxy.safeAreaInsets.top + 16)  // expect: left alone: is used on line 93 too
          Text("Moved").offset(y: proxy.safeAreaInsets.top)
        }
        .ignoresSafeArea(edges: .top)
      }
      GeometryReader { proxy in
        Text("Measured")
          .frame(width: proxy.size.width / 2)
          .padding(.top, proxy.safeAreaInsets.top + 16)  // expect: left alone: whose proxy is used on line 99
      }
      .ignoresSafeArea(edges: .top)
    }
  }
}

extension View {
  func cardStyle() -> some View { background(Color.white) }
}
