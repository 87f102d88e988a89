// targets: iOS 17
import SwiftUI

struct Drawer: View {
  @State private var isShown = true

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the flag isShown is true from the start, so that a sheet would cover the view as soon as it appears
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel")
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct InInit: View {
  @State private var isShown: Bool

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the flag isShown may be true from the start
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel")
          .transition(.move(edge: .bottom))
      }
    }
  }

  init(open: Bool) { _isShown = State(initialValue: open) }
}

struct OnAppear: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the flag isShown is set in onAppear, so that a sheet would cover the view as soon as it appears
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel")
          .transition(.move(edge: .bottom))
      }
    }
    .onAppear { withAnimation { isShown = true } }
  }
}

struct ByMethod: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the flag isShown is set in onAppear
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel")
          .transition(.move(edge: .bottom))
      }
    }
    .onAppear(perform: open)
  }

  private func open() { isShown = true }
}

struct NeverHidden: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: nothing in the view hides the panel
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4)
        Text("Panel")
          .transition(.move(edge: .bottom))
      }
    }
  }
}
