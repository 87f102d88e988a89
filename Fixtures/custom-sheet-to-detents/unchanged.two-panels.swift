// targets: iOS 17
import SwiftUI

struct Follows: View {
  @State private var isFirst = false
  @State private var isSecond = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: another panel over the same view could be up
      Text("Page")
      if isFirst {
        Color.black.opacity(0.4).onTapGesture { isFirst = false }
        Text("First")
          .onDisappear { isSecond = true }
          .transition(.move(edge: .bottom))
      }
      if isSecond {
        Color.black.opacity(0.4).onTapGesture { isSecond = false }
        Text("Second").transition(.move(edge: .bottom))
      }
    }
  }
}

struct Chained: View {
  @State private var isFirst = false
  @State private var isSecond = false

  var body: some View {
    Text("Page")
      // expect: left alone: another panel over the same view could be up
      .overlay(alignment: .bottom) {
        if isFirst { Text("First").gesture(DragGesture().onEnded { _ in isFirst = false }) }
      }
      // expect: left alone: another panel over the same view could be up
      .overlay(alignment: .bottom) {
        if isSecond { Text("Second").gesture(DragGesture().onEnded { _ in isSecond = false }) }
      }
  }
}

struct Measured: View {
  @State private var isShown = false

  var body: some View {
    ZStack {  // expect: left alone: the panel reads proxy, which only the layers around it have
      Text("Page")
      GeometryReader { proxy in
        ZStack(alignment: .bottom) {
          if isShown {
            Color.black.opacity(0.4).onTapGesture { isShown = false }
            Text("Panel")
              .frame(width: proxy.size.width)
              .transition(.move(edge: .bottom))
          }
        }
      }
    }
  }
}

/// In the middle of what it lies over, since nothing fills the stack.
struct Dialog: View {
  @State private var isShown = false

  var body: some View {
    Text("Page")
      .overlay(
        ZStack(alignment: .bottom) {
          if isShown { Text("Sure?").gesture(DragGesture().onEnded { _ in isShown = false }) }
        }
      )
  }
}

struct Twice: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      ZStack(alignment: .bottom) {  // expect: left alone: isShown shows something else too, on line 96
        Text("Page")
        if isShown {
          Color.black.opacity(0.4).onTapGesture { isShown = false }
          Text("Panel").transition(.move(edge: .bottom))
        }
      }
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown) { Text("Sheet") }
    }
  }
}
