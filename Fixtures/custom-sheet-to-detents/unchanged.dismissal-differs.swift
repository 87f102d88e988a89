// targets: iOS 17
import SwiftUI

struct ButtonDoesLess: View {
  @State private var isShown = false
  var onClose: () -> Void

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the tap on the scrim calls onClose, but the panel is hidden without that on line 20
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4)
          .onTapGesture {
            isShown = false
            onClose()
          }
        VStack {
          Button("Close") { isShown = false }
        }
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct DragDoesLess: View {
  @State private var isShown = false
  var onClose: () -> Void

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the tap on the scrim calls onClose, but the drag does something else
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4)
          .onTapGesture {
            isShown = false
            onClose()
          }
        Text("Panel")
          .gesture(
            DragGesture().onEnded { value in
              if value.translation.height > 80 { isShown = false }
            }
          )
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct OnlyTheDrag: View {
  @State private var isShown = false
  var onClose: () -> Void

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the drag calls onClose, but the tap on the scrim does something else
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel")
          .gesture(
            DragGesture().onEnded { value in
              isShown = false
              onClose()
            }
          )
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct AnotherOrder: View {
  @State private var isShown = false
  var onClose: () -> Void

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the tap on the scrim calls onClose, but the panel is hidden without that on line
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4)
          .onTapGesture {
            isShown = false
            onClose()
          }
        VStack {
          Button("Close") {
            onClose()
            isShown = false
            print("Closed")
          }
        }
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct AtTimes: View {
  @State private var isShown = false
  var onClose: () -> Void

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the drag calls onClose
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Text("Panel")
          .gesture(
            DragGesture().onEnded { value in
              isShown = false
              guard value.translation.height > 80 else { return }
              onClose()
            }
          )
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct WhenOver: View {
  @State private var isShown = false
  var onClose: () -> Void

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the tap on the scrim does something when its animation is over
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4)
          .onTapGesture {
            withAnimation {
              isShown = false
            } completion: {
              onClose()
            }
          }
        Text("Panel")
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct Later: View {
  @State private var isShown = false
  var onClose: () -> Void

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the tap on the scrim calls DispatchQueue.main.asyncAfter, which runs a closure
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4)
          .onTapGesture {
            isShown = false
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { onClose() }
          }
        Text("Panel")
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct Waits: View {
  @State private var isShown = false
  var load: () async -> Void

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the tap on the scrim calls Task, which runs a closure
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4)
          .onTapGesture {
            isShown = false
            Task { await load() }
          }
        Text("Panel")
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct ReadsValue: View {
  @State private var isShown = false
  var report: (CGFloat) -> Void

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the drag calls report, which uses value, which is known only there
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Text("Panel")
          .gesture(
            DragGesture().onEnded { value in
              isShown = false
              report(value.translation.height)
            }
          )
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct ClosesScreen: View {
  @State private var isShown = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the tap on the scrim calls dismiss, which closes the screen too
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4)
          .onTapGesture {
            isShown = false
            dismiss()
          }
        Text("Panel")
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct Keyboard: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the tap on the scrim calls hideKeyboard, which calls print, which closes the keyboard
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4)
          .onTapGesture {
            isShown = false
            hideKeyboard()
          }
        Text("Panel")
          .transition(.move(edge: .bottom))
      }
    }
  }

  private func hideKeyboard() { print("Gone") }
}

struct Bound: View {
  @Binding var isShown: Bool
  var onClose: () -> Void

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the tap on the scrim calls onClose, and other code can set isShown
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4)
          .onTapGesture {
            isShown = false
            onClose()
          }
        Text("Panel")
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct PassedOn: View {
  @State private var isShown = false
  var onClose: () -> Void

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the tap on the scrim calls onClose, and the flag is passed on where that does not happen, on line
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4)
          .onTapGesture {
            isShown = false
            onClose()
          }
        Toggle("Shown", isOn: $isShown)
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct FromOutside: View {
  @State private var isShown = false
  var onClose: () -> Void

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the tap on the scrim calls onClose, but the panel is hidden without that on line
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4)
          .onTapGesture {
            isShown = false
            onClose()
          }
        Text("Panel")
          .transition(.move(edge: .bottom))
      }
    }
    .onDisappear { isShown = false }
  }
}

struct FromMethod: View {
  @State private var isShown = false
  var onClose: () -> Void

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the tap on the scrim calls onClose, but the panel is hidden without that on line
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4)
          .onTapGesture {
            hide()
            onClose()
          }
        Button("Close") { hide() }
          .transition(.move(edge: .bottom))
      }
    }
  }

  private func hide() { isShown = false }
}

struct WithoutScrim: View {
  @State private var isShown = false
  var onClose: () -> Void

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the drag calls onClose, but the panel is hidden without that on line
      VStack {
        Button("Show") { isShown.toggle() }
      }
      if isShown {
        Text("Panel")
          .gesture(
            DragGesture().onEnded { value in
              isShown = false
              onClose()
            }
          )
          .transition(.move(edge: .bottom))
      }
    }
  }
}
