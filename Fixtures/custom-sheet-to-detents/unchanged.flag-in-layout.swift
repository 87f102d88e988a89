// targets: iOS 17
import SwiftUI

struct Blurs: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the flag isShown is read for other layout too
      VStack {
        Text("Page").blur(radius: isShown ? 4 : 0)
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel")
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct Disables: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the flag isShown is read for other layout too
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel")
          .transition(.move(edge: .bottom))
      }
    }
    .disabled(isShown)
  }
}

struct Scales: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the flag isShown is read for other layout too
      VStack {
        Text("Page").scaleEffect(isShown ? 0.9 : 1)
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel")
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct ByProperty: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the flag isShown is read for other layout too
      VStack {
        Text("Page").opacity(dimmed)
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel")
          .transition(.move(edge: .bottom))
      }
    }
  }

  private var dimmed: Double { isShown ? 0.5 : 1 }
}

struct ByMethod: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the flag isShown is read for other layout too
      VStack {
        Text("Page").padding(margin())
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel")
          .transition(.move(edge: .bottom))
      }
    }
  }

  private func margin() -> CGFloat { isShown ? 8 : 16 }
}

struct ByAnotherView: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the flag isShown is read for other layout too
      VStack {
        if !isShown { Text("Page") }
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel")
          .transition(.move(edge: .bottom))
      }
    }
  }
}
