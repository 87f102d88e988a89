// targets: iOS 17

import SwiftUI

struct Moving: View {
  @State private var isShown = false
  @State private var offset: CGFloat = 0
  @Namespace private var space

  var body: some View {
    VStack {
      ZStack(alignment: .bottom) {  // expect: left alone: the bar is shown in some states only
        List { Text("If") }
        if isShown {
          Tools()
        }
      }
      List { Text("If") }
        .overlay(alignment: .bottom) {  // expect: left alone: the bar is shown in some states only
          if isShown { Tools().transition(.move(edge: .bottom)) }
        }
      List { Text("Elsewhere") }
        .overlay(alignment: .bottom) { conditional }  // expect: left alone: the bar is shown in some
      List { Text("Transition") }
        .overlay(alignment: .bottom) {  // expect: left alone: the bar comes and goes with a transition
          Tools().transition(.opacity)
        }
      List { Text("Opacity") }
        .overlay(alignment: .bottom) {  // expect: left alone: the bar is shown in some states only (op
          Tools().opacity(isShown ? 1 : 0)
        }
      List { Text("Offset") }
        .overlay(alignment: .bottom) {  // expect: left alone: the bar is moved out of its place by off
          Tools().offset(y: offset)
        }
      List { Text("Drag") }
        .overlay(alignment: .bottom) {  // expect: left alone: the bar is dragged
          Tools().gesture(DragGesture().onChanged { offset = $0.translation.height })
        }
      List { Text("Drag") }
        .overlay(alignment: .bottom) {  // expect: left alone: the bar is dragged
          Tools().gesture(pull)
        }
      List { Text("Matched") }
        .overlay(alignment: .bottom) {  // expect: left alone: the bar takes its place from another vi
          Tools().matchedGeometryEffect(id: "bar", in: space)
        }
      ZStack(alignment: .bottom) {  // expect: left alone: the bar is shown in some states only (op
        List { Text("All of it") }
        ZStack {
          Color.red.opacity(isShown ? 1 : 0)
          Tools().opacity(isShown ? 1 : 0)
        }
      }
    }
  }

  @ViewBuilder
  private var conditional: some View {
    if isShown {
      Tools()
    }
  }

  private var pull: some Gesture {
    DragGesture().onEnded { _ in isShown = false }
  }
}

struct Tools: View {
  var body: some View {
    HStack {
      Button("A") {}
      Spacer()
      Button("B") {}
    }
  }
}
