// targets: iOS 17
import SwiftUI

struct TurnsPages: View {
  @State private var isShown = false
  @State private var drag: CGFloat = 0
  @State private var page = 0
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the drag sets page
      Text("Page")
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel")
          .gesture(
            DragGesture().onEnded { _ in
              page += 1
              isShown = false
            }
          )
          .transition(.move(edge: .bottom))
      }
    }
  }

  private func hideKeyboard() { print("Gone") }
}

struct HidesKeyboard: View {
  @State private var isShown = false
  @State private var drag: CGFloat = 0
  @State private var page = 0
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the tap on the scrim calls hideKeyboard, which calls print, which closes the keyboard
      Text("Page")
      if isShown {
        Color.black.opacity(0.4)
          .onTapGesture {
            isShown = false
            hideKeyboard()
          }
        Text("Panel").transition(.move(edge: .bottom))
      }
    }
  }

  private func hideKeyboard() { print("Gone") }
}

struct IsTied: View {
  @State private var isShown = false
  @State private var drag: CGFloat = 0
  @State private var page = 0
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: a matchedGeometryEffect ties the panel
      Text("Page")
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel").matchedGeometryEffect(id: 1, in: space).transition(.move(edge: .bottom))
      }
    }
  }

  private func hideKeyboard() { print("Gone") }
}

struct Floats: View {
  @State private var isShown = false
  @State private var drag: CGFloat = 0
  @State private var page = 0
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the panel floats with a margin
      Text("Page")
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel").background(Color.white).padding().transition(.move(edge: .bottom))
      }
    }
  }

  private func hideKeyboard() { print("Gone") }
}

struct Presses: View {
  @State private var isShown = false
  @State private var drag: CGFloat = 0
  @State private var page = 0
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the gesture on the panel is no plain drag
      Text("Page")
      if isShown {
        Text("Panel").gesture(LongPressGesture().onEnded { _ in isShown = false })
      }
    }
  }

  private func hideKeyboard() { print("Gone") }
}

struct Grows: View {
  @State private var isShown = false
  @State private var drag: CGFloat = 0
  @State private var page = 0
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the height of the panel is
      Text("Page")
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel").frame(height: drag).transition(.move(edge: .bottom))
      }
    }
  }

  private func hideKeyboard() { print("Gone") }
}

struct Resizes: View {
  @State private var isShown = false
  @State private var drag: CGFloat = 0
  @State private var page = 0
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: drag, which the drag uses, is used on line
      Text("Page")
      if isShown {
        Text("Panel \(drag)").offset(y: drag)
          .gesture(
            DragGesture().onChanged { drag = $0.translation.height }
              .onEnded { _ in isShown = false }
          )
      }
    }
  }

  private func hideKeyboard() { print("Gone") }
}

struct Asks: View {
  @State private var isShown = false
  @State private var isAsked = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: an alert of the same view
      Text("Page")
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel").transition(.move(edge: .bottom))
      }
    }
    .alert("Sure?", isPresented: $isAsked) { Button("Yes") {} }
  }
}

struct ReadElsewhere: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: isShown is read for other layout too
      Text("Page")
        .opacity(isShown ? 0.5 : 1)
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel").transition(.move(edge: .bottom))
      }
    }
  }
}

struct Another: View {
  @State private var isShown = false
  var other: Bool

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: gives no binding
      Text("Page")
      if other {
        Color.black.opacity(0.4)
        Text("Panel").transition(.move(edge: .bottom))
      }
    }
  }

  /// A toast, a menu at the top, a button in the corner, and content that comes and goes.
  var others: some View {
    ZStack(alignment: .bottom) {
      Text("Page")
      if isShown { Text("Saved").transition(.move(edge: .bottom)) }
    }
  }

  var top: some View {
    ZStack(alignment: .top) {
      Text("Page")
      if isShown {
        Color.black.opacity(0.4)
        Text("Menu").transition(.move(edge: .top))
      }
    }
  }

  var corner: some View {
    ZStack(alignment: .bottomTrailing) {
      Text("Page")
      if isShown {
        Color.black.opacity(0.4)
        Text("Menu").transition(.move(edge: .bottom))
      }
    }
  }
}
