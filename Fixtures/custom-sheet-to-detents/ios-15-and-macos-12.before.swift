// targets: iOS 15, macOS 12
import SwiftUI

final class Model: ObservableObject { @Published var isShown = false }

struct Area: View {
  @ObservedObject var model: Model
  @GestureState private var pull: CGFloat = 0

  var body: some View {
    List {
      ForEach(0..<10, id: \.self) { number in
        Text("Place \(number)")
      }
    }
    .listStyle(.plain)
    // expect: unsafe
    .overlay(alignment: .bottom) {
      if model.isShown {
        Text("Panel")
          .frame(height: 320)
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

struct Short: View {
  @Binding var isShown: Bool

  var body: some View {
    Text("Map")
      // expect: unsafe
      .overlay(alignment: .bottom) {
        if isShown {
          Color.black.opacity(0.4).onTapGesture { isShown = false }
          Text("Panel").frame(height: 200).transition(.move(edge: .bottom))
        }
      }
      .navigationTitle("Map")
      .padding()
  }
}
