// targets: iOS 17.0

import SwiftUI

struct Welcome: View {
  let spacing: CGFloat

  var body: some View {
    GeometryReader { _ in
      VStack {
        Text("Top")
        Spacer()
        Text("Bottom")
      }
      // Below the status bar.
      .safeAreaPadding(.top, 16)  // expect: unsafe
      .safeAreaPadding(.bottom, spacing)
      .padding(.horizontal, 20)
      .background(Color.blue)
    }
    .ignoresSafeArea(edges: .horizontal)
  }
}

struct Header: View {
  var body: some View {
    GeometryReader { geo in
      VStack(spacing: 0) {
        Text("Title")
          .safeAreaPadding(.top, 8 * 2 - 4)  // expect: unsafe
        List {
          Text("Row")
        }
      }
      .ignoresSafeArea(edges: .horizontal)
      .frame(width: geo.size.width)
    }
  }
}

struct Sheet: View {
  var body: some View {
    GeometryReader { (_: GeometryProxy) in
      ZStack {
        Color.black.ignoresSafeArea()
        Text("Middle")
          .safeAreaPadding(EdgeInsets(top: 8, leading: 20, bottom: 0, trailing: 20))  // expect: unsafe
      }
    }
  }
}

struct Sides: View {
  var body: some View {
    GeometryReader { _ in
      Text("Sides")
        .safeAreaPadding(.horizontal, 20)  // expect: unsafe
    }
  }
}

struct Scrolled: View {
  var body: some View {
    GeometryReader { _ in
      ScrollView {
        VStack {
          Text("First")
          Text("Second")
        }
        .safeAreaPadding(.top, (12))  // expect: unsafe
        .padding(.horizontal)
      }
    }
  }
}
