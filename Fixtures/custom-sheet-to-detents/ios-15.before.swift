// targets: iOS 15
import SwiftUI

struct Places: View {
  @State private var isShown = false
  @State private var drag: CGFloat = 0

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List {
        Button("Filter") { withAnimation { isShown = true } }
      }

      if isShown {
        Color.black.opacity(0.4)
          .ignoresSafeArea()
          .onTapGesture { withAnimation { isShown = false } }
          .transition(.opacity)

        VStack(spacing: 12) {
          Capsule()
            .fill(Color.gray)
            .frame(width: 40, height: 5)
            .padding(.top, 8)
          // What it is.
          Text("Filter")
          Button("Close") { isShown = false }
        }
        .frame(maxWidth: .infinity)
        .frame(height: 300)
        .background(Color.white)
        .cornerRadius(20)
        .offset(y: drag)
        .gesture(
          DragGesture()
            .onChanged { drag = max(0, $0.translation.height) }
            .onEnded(dragEnded)
        )
        .transition(.move(edge: .bottom))
      }
    }
    .navigationTitle("Places")
  }

  private func dragEnded(_ value: DragGesture.Value) {
    withAnimation(.spring()) {
      if value.translation.height > 80 { isShown = false }
      drag = 0
    }
  }
}
