// targets: iOS 16.0

import SwiftUI

struct Profile: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Image("cover")
      Text("Ada")
    }
    .ignoresSafeArea()  // expect: 3 alternatives
    List {
      Text("Row")
    }
    .ignoresSafeArea(.all)  // expect: 3 alternatives
    ScrollView {
      VStack {
        Toggle("On", isOn: $isOn)
      }
    }
    .ignoresSafeArea(.all, edges: .all)  // expect: 3 alternatives
    GeometryReader { proxy in
      HStack {
        Button("Buy") {}
      }
      .frame(width: proxy.size.width)
    }
    .ignoresSafeArea(edges: .all)  // expect: 3 alternatives
    header
      // Under the bar on purpose.
      .ignoresSafeArea()  // expect: 3 alternatives
    Card()
      #if os(iOS)
        .ignoresSafeArea()  // expect: 3 alternatives
      #endif
    VStack {
      Color.blue.ignoresSafeArea(edges: .top)
      Text("A view that ignores an edge reads no insets")
    }
    .safeAreaInset(edge: .top) { Color.clear.frame(height: 8) }
    .ignoresSafeArea()  // expect: 3 alternatives
    if isOn {
      Text("On").ignoresSafeArea()  // expect: 3 alternatives
    }
  }

  private var header: some View {
    HStack {
      Text("Profile")
    }
  }
}

struct Card: View {
  var body: some View {
    ZStack {
      Circle().frame(width: 20, height: 20)
      Text("Card")
    }
  }
}
