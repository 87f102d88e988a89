// targets: iOS 17
import SwiftUI

struct Scrolls: View {
  @State private var isShown = false
  var proxy: ScrollViewProxy

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the drag calls proxy.scrollTo
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel")
          .gesture(
            DragGesture().onEnded { value in
              proxy.scrollTo(1)
              if value.translation.height > 80 { isShown = false }
            }
          )
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct Resizes: View {
  @State private var isShown = false
  @State private var drag: CGFloat = 0

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the state drag, which the drag uses, is used on line
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        VStack {
          Color.blue.frame(height: drag)
          Text("Panel")
        }
        .offset(y: drag)
        .gesture(
          DragGesture().onChanged { drag = $0.translation.height }
            .onEnded { value in
              if value.translation.height > 80 { isShown = false }
            }
        )
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct TurnsPages: View {
  @State private var isShown = false
  @State private var page = 0

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the drag sets page
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel")
          .gesture(
            DragGesture().onEnded { value in
              page = value.translation.width > 0 ? 1 : 0
              if value.translation.height > 80 { isShown = false }
            }
          )
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct ClosesKeyboard: View {
  @State private var isShown = false
  @FocusState private var isFocused: Bool

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the drag sets isFocused, which closes the keyboard
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Text("Panel")
          .gesture(
            DragGesture().onEnded { value in
              isFocused = false
              isShown = false
            }
          )
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct IsOnAtTimes: View {
  @State private var isShown = false
  var canDrag: Bool

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the drag is on only at times
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel")
          .gesture(
            DragGesture().onEnded { _ in isShown = false }, including: canDrag ? .all : .subviews
          )
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct ResetsMore: View {
  @State private var isShown = false
  @GestureState(reset: { value, _ in print(value) }) private var drag: CGFloat = 0

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the drag runs a closure of its own when drag is reset
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel")
          .offset(y: drag)
          .gesture(
            DragGesture().updating($drag) { value, state, _ in state = value.translation.height }
              .onEnded { _ in isShown = false }
          )
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct HeaderDoesMore: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the drag calls print
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        VStack {
          Text("Header").gesture(
            DragGesture().onEnded { _ in
              print("Dragged")
              if true { isShown = false }
            }
          )
          Text("Panel")
        }
          .transition(.move(edge: .bottom))
      }
    }
  }
}
