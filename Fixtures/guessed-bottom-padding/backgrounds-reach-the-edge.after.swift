// targets: iOS 16.0

import SwiftUI

struct Blur: View {
  var body: some View { Rectangle().fill(.thinMaterial) }
}

struct Bars: View {
  let safeArea: EdgeInsets
  let isDark: Bool

  var body: some View {
    VStack {
      Spacer()
      Text("A style")
        .background(.thinMaterial)
    }
    VStack {
      Spacer()
      Text("A color with an opacity")
        .background(isDark ? Color.black : Color.white.opacity(0.5))
    }
    VStack {
      Spacer()
      Text("A view")
        .background(Blur().ignoresSafeArea(edges: .bottom))
    }
    VStack {
      Spacer()
      Text("A shape of its own")
        .background(
          Color.white
            .clipShape(Circle())
            .ignoresSafeArea(edges: .bottom)
        )
        .shadow(radius: 5)
    }
    VStack {
      Spacer()
      Text("A closure")
        .background { Color.white.ignoresSafeArea(edges: .bottom) }
    }
    VStack {
      Spacer()
      Text("One that does already")
        .background(Blur().ignoresSafeArea())
    }
    ZStack {
      Color.yellow.ignoresSafeArea(edges: .bottom)
      Image("pattern").ignoresSafeArea()
      VStack {
        Spacer()
        Text("A layer behind")
      }
    }
    .ignoresSafeArea(edges: [.top, .horizontal])
  }
}
