// targets: iOS 15
import SwiftUI

struct Measured: View {
  @State private var isShown = false
  @State private var drag: CGFloat = 0

  var body: some View {
    GeometryReader { proxy in
      // expect: unsafe
      ZStack(alignment: .bottom) {
        VStack {
          Text("Page")
            .frame(width: proxy.size.width)
          Button("Show") { isShown = true }
        }
        if isShown {
          Color.black.opacity(0.4).onTapGesture { isShown = false }
          VStack {
            Text("Panel")
            Text("More of it")
            Text("And more")
            Text("And the last of it").frame(width: proxy.size.width / 2)
          }
          .frame(height: proxy.size.height * 0.4)
          .offset(y: drag)
          .gesture(
            DragGesture().onChanged { drag = max(0, $0.translation.height) }
              .onEnded { _ in
                isShown = false
                drag = 0
              }
          )
          .transition(.move(edge: .bottom))
        }
      }
    }
  }
}

struct WithPanel: ViewModifier {
  @Binding var isShown: Bool
  @Binding var isOpen: Bool

  func body(content: Content) -> some View {
    // expect: unsafe
    ZStack(alignment: .bottom) {
      content
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel").transition(.move(edge: .bottom))
      }
    }
    .padding()
  }

  func page(_ number: Int, named name: String) -> some View {
    VStack {
      Text("\(number)")
        // expect: unsafe
        .overlay(alignment: .bottom) {
          if isOpen {
            Color.black.opacity(0.4).onTapGesture { isOpen = false }
            Text(name).transition(.move(edge: .bottom))
          }
        }
    }
  }
}
