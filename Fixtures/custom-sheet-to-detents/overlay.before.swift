// targets: iOS 16
import SwiftUI

final class Model: ObservableObject { @Published var isShown = false }

struct Area: View {
  @ObservedObject var model: Model
  @GestureState private var pull: CGFloat = 0

  var body: some View {
    Text("Map")
      // expect: unsafe
      .overlay(alignment: .bottom) {
        if model.isShown {
          Text("Panel")
            .frame(height: UIScreen.main.bounds.height * 0.4)
            .background(RoundedRectangle(cornerRadius: 16).fill(Color.white))
            .offset(y: max(0, pull))
            .gesture(
              DragGesture().updating($pull) { value, state, _ in state = value.translation.height }
                .onEnded { if $0.translation.height > 80 { model.isShown = false } }
            )
            .transition(.move(edge: .bottom))
        }
      }
      .navigationTitle("Map")
  }
}
