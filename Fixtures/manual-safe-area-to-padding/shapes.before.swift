// targets: iOS 17.0

import SwiftUI

struct Welcome: View {
  let spacing: CGFloat

  var body: some View {
    GeometryReader { proxy in
      VStack {
        Text("Top")
        Spacer()
        Text("Bottom")
      }
      // Below the status bar.
      .padding(.top, proxy.safeAreaInsets.top + 16)  // expect: unsafe
      .padding(.bottom, spacing + proxy.safeAreaInsets.bottom)
      .padding(.horizontal, 20)
      .background(Color.blue)
    }
    .ignoresSafeArea()
  }
}

struct Header: View {
  var body: some View {
    GeometryReader { geo in
      VStack(spacing: 0) {
        Text("Title")
          .padding(.top, 8 * 2 + geo.safeAreaInsets.top - 4)  // expect: unsafe
        List {
          Text("Row")
        }
      }
      .ignoresSafeArea(edges: [.top, .horizontal])
      .frame(width: geo.size.width)
    }
  }
}

struct Sheet: View {
  var body: some View {
    GeometryReader { (proxy: GeometryProxy) in
      let insets = proxy.safeAreaInsets

      ZStack {
        Color.black.ignoresSafeArea()
        Text("Middle")
          .padding(EdgeInsets(top: insets.top + 8, leading: 20, bottom: insets.bottom, trailing: 20))  // expect: unsafe
      }
      .ignoresSafeArea(.container, edges: .vertical)
    }
  }
}

struct Sides: View {
  var body: some View {
    GeometryReader {
      Text("Sides")
        .padding(.horizontal, 20 + $0.safeAreaInsets.leading)  // expect: unsafe
    }
  }
}

struct Scrolled: View {
  var body: some View {
    GeometryReader { proxy in
      let top = proxy.safeAreaInsets.top
      ScrollView {
        VStack {
          Text("First")
          Text("Second")
        }
        .padding(.top, (top + 12))  // expect: unsafe
        .padding(.horizontal)
      }
      .ignoresSafeArea(.all, edges: .top)
    }
  }
}
