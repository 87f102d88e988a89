// targets: iOS 17
import SwiftUI

struct Draggable: View {
  @Binding var isShown: Bool
  @State private var drag: CGFloat = 0

  var body: some View {
    Text("Panel")
      .offset(y: drag)
      .gesture(DragGesture().onChanged { drag = $0.translation.height })
  }
}

struct Moves: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: Draggable, the panel, moves itself by a drag of its own
      Text("Page")
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Draggable(isShown: $isShown).transition(.move(edge: .bottom))
      }
    }
  }
}

struct Foreign: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: FilterSheet, the panel, is of another file and may be
      Text("Page")
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        FilterSheet(isShown: $isShown).transition(.move(edge: .bottom))
      }
    }
  }
}
