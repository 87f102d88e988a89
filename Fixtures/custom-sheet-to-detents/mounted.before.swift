// targets: iOS 17
import SwiftUI

struct Moved: View {
  @State private var isShown = false
  @State private var drag: CGFloat = 0

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List {
        Button("Filter") { withAnimation { isShown = true } }
      }
      Text("On top")

      Color.black.opacity(isShown ? 0.4 : 0)
        .ignoresSafeArea()
        .allowsHitTesting(isShown)
        .onTapGesture { isShown = false }

      VStack {
        Capsule().frame(width: 40, height: 5)
        Text("Filter")
      }
      .frame(height: 400)
      .background(Color.white)
      .cornerRadius(20)
      .offset(y: (isShown ? 0 : 400) + drag)
      .gesture(
        DragGesture()
          .onChanged { drag = max(0, $0.translation.height) }
          .onEnded { value in
            if value.translation.height > 80 { isShown = false }
            drag = 0
          }
      )
      .animation(.spring(), value: isShown)
    }
  }
}

struct Sized: View {
  @State private var isShown = false
  @GestureState private var pull: CGFloat = 0

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .bottom) {  // expect: unsafe
        NavigationStack { Button("Filter") { isShown = true } }
        Text("On top")
        if isShown {
          Rectangle().fill(Color.black.opacity(0.3)).onTapGesture { isShown = false }
        }
        Text("Panel")
          .frame(height: proxy.size.height * 0.4)
          .offset(x: 0, y: isShown ? max(0, pull) : proxy.size.height)
          .gesture(
            DragGesture().updating($pull) { value, state, _ in state = value.translation.height }
              .onEnded { if $0.translation.height > 80 { isShown = false } }
          )
      }
    }
  }
}

struct Negated: View {
  @State private var isShown = false

  var body: some View {
    Text("Page")
      // expect: unsafe
      .overlay {
        ZStack {
          Color.black.opacity(!isShown ? 0 : 0.25).onTapGesture { isShown = false }
          Text("Panel")
            .frame(maxHeight: .infinity, alignment: .bottom)
            .offset(y: !isShown ? UIScreen.main.bounds.height : 0)
            .opacity(isShown ? 1 : 0)
        }
        .animation(.easeInOut, value: isShown)
      }
  }
}
