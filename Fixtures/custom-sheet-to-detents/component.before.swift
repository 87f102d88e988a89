// targets: iOS 17
import SwiftUI

struct Places: View {
  @State private var isShown = false

  var body: some View {
    ZStack {  // the layers
      List { Button("Filter") { isShown = true } }
      // expect: unsafe
      BottomSheet(isShown: $isShown) {
        // What it is.
        Text("Filter")
        Button("Close") { isShown = false }
      }
      .zIndex(1)
    }
    .navigationTitle("Places")
  }
}

struct Shops: View {
  @State private var isShown = false

  var body: some View {
    List { Button("Filter") { isShown = true } }
      // expect: unsafe
      .overlay { if isShown { BottomSheet(isShown: $isShown) { Text("Filter") } } }
  }
}

struct BottomSheet<Content: View>: View {
  @Binding var isShown: Bool
  @State private var drag: CGFloat = 0
  @ViewBuilder let content: Content

  var body: some View {
    ZStack(alignment: .bottom) {
      if isShown {
        Color.black.opacity(0.4)
          .ignoresSafeArea()
          .onTapGesture { isShown = false }
        VStack(spacing: 0) {
          Capsule().frame(width: 40, height: 5)
          content
        }
        .frame(maxWidth: .infinity)
        .frame(height: 300)
        .background(Color.white)
        .cornerRadius(20)
        .offset(y: drag)
        .gesture(
          DragGesture()
            .onChanged { drag = max(0, $0.translation.height) }
            .onEnded { value in
              if value.translation.height > 80 { isShown = false }
              drag = 0
            }
        )
        .transition(.move(edge: .bottom))
      }
    }
    .animation(.spring(), value: isShown)
  }
}

struct Previewed: PreviewProvider {
  static var previews: some View {
    ZStack {
      Text("Places")
      BottomSheet(isShown: .constant(true)) { Text("Filter") }
    }
  }
}
