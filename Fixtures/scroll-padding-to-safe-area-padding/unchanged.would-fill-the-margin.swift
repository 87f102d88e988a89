// targets: iOS 17.0

import SwiftUI

struct Feed: View {
  let isNight: Bool
  private let paper = Color.white

  var body: some View {
    ScrollView {
      LazyVStack {
        Text("Row")
          .frame(maxWidth: .infinity)
          .background(Color.white)
      }
    }
    .padding(.horizontal, 16)  // expect: left alone: line 14 is a bare style
    ScrollView {
      Row()
      Text("More")
    }
    .padding(.horizontal, 16)  // expect: left alone: line 58 is a bare style
    ScrollView {
      header
    }
    .padding(.horizontal, 16)  // expect: left alone: the view on line 51 ignores the safe area
    ScrollView {
      Text("Night")
        .background(isNight ? .black : paper)
    }
    .padding(.horizontal, 16)  // expect: left alone: line 29 is a bare style
    VStack {
      Text("Title")
        .background(.ultraThinMaterial)
      ScrollView(.horizontal) {
        Text("Text")
      }
    }
    .padding(.horizontal, 16)  // expect: left alone: line 34 is a bare style
    ScrollView {
      HStack {
        Text("Start").background(paper)
        Text("End")
      }
    }
    .padding(.leading, 16)  // expect: left alone: line 42 is a bare style
  }

  private var header: some View {
    Image("header")
      .ignoresSafeArea(edges: .horizontal)
  }
}

struct Row: View {
  var body: some View {
    Text("Row")
      .background()
  }
}
