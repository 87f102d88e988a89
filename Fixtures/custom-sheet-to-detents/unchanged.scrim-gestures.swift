// targets: iOS 17
import SwiftUI

struct Twice: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the scrim takes no single tap
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture(count: 2) { isShown = false }
        Text("Panel")
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct GestureTwice: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the scrim takes no single tap
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4).gesture(TapGesture(count: 2).onEnded { isShown = false })
        Text("Panel")
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct Presses: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the gesture on the scrim is no plain tap
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4).gesture(LongPressGesture().onEnded { _ in isShown = false })
        Text("Panel")
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct Counts: View {
  @State private var isShown = false
  @State private var count = 0

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the tap on the scrim sets count, but the panel is hidden without that on line
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4)
          .gesture(
            TapGesture().onEnded {
              count += 1
              isShown = false
            }
          )
        Button("Close") { isShown = false }
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct Reports: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the tap on the scrim calls print
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Button(action: { print("Tapped") }) {
          Color.black.opacity(0.4)
        }
        Button("Close") { isShown = false }
          .transition(.move(edge: .bottom))
      }
    }
  }
}
