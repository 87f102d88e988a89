// targets: iOS 17
import SwiftUI

struct Declared: View {
  @State private var isShown = false
  @State private var isMoving = false
  @State private var drag: CGFloat = 0

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List { Button("Show") { isShown = true } }
      if isShown {
        Color.black.opacity(0.4).onTapGesture(count: 1) { isShown = false }
        VStack {
          Text("Panel")
        }
        .offset(y: drag)
        .highPriorityGesture(pull, including: .all)
        .transition(.move(edge: .bottom))
      }
    }
  }

  private var pull: some Gesture {
    DragGesture(minimumDistance: 10, coordinateSpace: .global)
      .onChanged { value in
        isMoving = true
        drag = value.translation.height
      }
      .onEnded(handleEnd)
  }

  private func handleEnd(_ value: DragGesture.Value) {
    isMoving = false
    guard value.translation.height > 80 else {
      withAnimation { drag = 0 }
      return
    }
    isShown = false
    drag = 0
  }
}

struct Followed: View {
  @State private var isShown = false
  @GestureState(resetTransaction: Transaction(animation: .spring())) private var drag = CGSize.zero

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List { Button("Show") { isShown = true } }
      if isShown {
        Color.black.opacity(0.4)
          .gesture(TapGesture().onEnded { isShown = false })
        VStack {
          HStack {
            Text("Panel")
            Spacer()
          }
          .simultaneousGesture(
            DragGesture()
              .updating($drag, body: { value, state, transaction in
                state = value.translation
                transaction.animation = nil
              })
              .onEnded { value in
                if value.translation.height > 80 {
                  isShown.toggle()
                }
              }
          )
          Text("Content")
        }
        .offset(y: max(0, drag.height))
        .transition(.move(edge: .bottom))
      }
    }
  }
}

struct Grabbed: View {
  @State private var isShown = false
  @State private var drag: CGFloat = 0

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List {
        Button("Show") {
          drag = 0
          isShown = true
        }
      }
      if isShown {
        Button {
          isShown = false
        } label: {
          Color.black.opacity(0.4)
        }
        .buttonStyle(.plain)
        VStack {
          Capsule()
            .frame(width: 40, height: 5)
            .gesture(pull())
          Text("Content")
        }
        .offset(y: drag)
        .animation(.spring(), value: drag)
        .transition(.move(edge: .bottom))
      }
    }
  }

  private func pull() -> some Gesture {
    DragGesture()
      .onChanged { drag = $0.translation.height }
      .onEnded { _ in isShown = false }
  }
}
