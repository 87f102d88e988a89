import SwiftUI

struct Wave: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct Sky: View {
  var body: some View {
    ZStack {
      LinearGradient(colors: [.blue, .white], startPoint: .top, endPoint: .bottom)
      Image("cloud").resizable().scaledToFill()
      Wave().fill(Color.white)
    }
  }
}

struct Decorations: View {
  let isDark: Bool
  let tint: Color
  let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)

  private var shade: some View { Color.black.opacity(0.4) }

  var body: some View {
    ZStack {
      Color.blue.ignoresSafeArea()
      Color("night").opacity(0.5).onTapGesture {}.ignoresSafeArea(.all)
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
      Image("cover").resizable().ignoresSafeArea()
      Rectangle().fill(.thinMaterial).ignoresSafeArea(.all, edges: .all)
      Wave().fill(Color.red).ignoresSafeArea()
      Sky().ignoresSafeArea()
      tint.ignoresSafeArea()
      gradient.ignoresSafeArea()
      shade.ignoresSafeArea()
      (isDark ? Color.black : Color.white).ignoresSafeArea()
      VStack {
        shade
        Spacer()
      }
      .allowsHitTesting(false)
      .ignoresSafeArea()
      GeometryReader { proxy in
        Image("wide").frame(width: proxy.size.width)
      }
      .ignoresSafeArea()
      Group {
        if isDark { Color.black } else { Image("day") }
      }
      .ignoresSafeArea()
      ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity).ignoresSafeArea()
      Divider().ignoresSafeArea()
    }
    .background(
      VStack {
        Text("Behind everything")
        Color.red
      }
      .ignoresSafeArea()
    )
    .background { Text("Pattern").ignoresSafeArea() }
  }
}
