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
        .padding(.bottom, safeArea.bottom)
        .background(.thinMaterial)
        .ignoresSafeArea(edges: .bottom)
    }
    VStack {
      Spacer()
      Text("A color with an opacity")
        .padding(.bottom, safeArea.bottom)
        .background(isDark ? Color.black : Color.white.opacity(0.5))
        .ignoresSafeArea(edges: .bottom)
    }
    VStack {
      Spacer()
      Text("A view")
        .padding(.bottom, safeArea.bottom)
        .background(Blur())
        .ignoresSafeArea(edges: .bottom)
    }
    VStack {
      Spacer()
      Text("A shape of its own")
        .padding(.bottom, safeArea.bottom)
        .background(
          Color.white
            .clipShape(Circle())
        )
        .shadow(radius: 5)
        .ignoresSafeArea(edges: .bottom)
    }
    VStack {
      Spacer()
      Text("A closure")
        .padding(.bottom, safeArea.bottom)
        .background { Color.white }
        .ignoresSafeArea(edges: .bottom)
    }
    VStack {
      Spacer()
      Text("One that does already")
        .padding(.bottom, safeArea.bottom)
        .background(Blur().ignoresSafeArea())
        .ignoresSafeArea(edges: .bottom)
    }
    ZStack {
      Color.yellow
      Image("pattern").ignoresSafeArea()
      VStack {
        Spacer()
        Text("A layer behind")
          .padding(.bottom, safeArea.bottom)
      }
    }
    .ignoresSafeArea()
  }
}
