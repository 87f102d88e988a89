// targets: iOS 17
import SwiftUI

struct Feed: View {
  @State private var isLoading = false
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List { Button("More") { isShown = true } }
      if isLoading {
        ProgressView()
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("More").transition(.move(edge: .bottom))
      }
      if isLoading { Text("Loading") }
    }
  }
}

struct Measured: View {
  @State private var isShown = false

  var body: some View {
    // expect: unsafe
    ZStack {
      List { Button("More") { isShown = true } }
      GeometryReader { proxy in
        ZStack(alignment: .bottom) {
          if isShown {
            Color.black.opacity(0.4).onTapGesture { isShown = false }
          }
          if isShown {
            Text("More")
              .frame(height: proxy.size.height * 0.4)
              .transition(.move(edge: .bottom))
          }
        }
      }
      .ignoresSafeArea()
    }
  }
}

struct Wrapped<Panel: View>: ViewModifier {
  @Binding var isShown: Bool
  @State private var drag: CGFloat = 0
  let panel: Panel

  func body(content: Content) -> some View {
    ZStack {  // expect: unsafe
      content
        .disabled(false)
      // The sheet.
      ZStack {
        if isShown {
          Color.black.opacity(0.3)
            .onTapGesture { isShown = false }
          VStack {
            Spacer(minLength: 10)
            Group { panel }
              .offset(y: drag)
              .onTapGesture {}  // so that a list below can scroll
              .gesture(
                DragGesture()
                  .onChanged { drag = $0.translation.height }
                  .onEnded { _ in
                    if drag > 100 { isShown = false }
                    drag = .zero
                  }
              )
          }
          .transition(.move(edge: .bottom))
        }
      }
      .animation(.easeOut, value: isShown)
    }
  }
}
