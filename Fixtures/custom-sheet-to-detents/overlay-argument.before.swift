// targets: iOS 17
import SwiftUI

struct Grouped: View {
  @State private var isShown = false

  var body: some View {
    Button("Filter") { isShown = true }
      // expect: unsafe
      .overlay(
        Group {
          if isShown {
            Text("Filter")
              .padding()
              .gesture(DragGesture().onEnded { _ in isShown = false })
          }
        },
        alignment: .bottom
      )
  }
}

struct Stacked: View {
  @State private var isShown = false

  var body: some View {
    Button("Filter") { isShown = true }
      // expect: unsafe
      .overlay(VStack {
        if isShown {
          Text("Filter").gesture(DragGesture().onEnded { _ in isShown = false })
        }
      }, alignment: .bottom)
      .padding()
  }
}

struct Dimmed: View {
  @State private var isShown = false

  var body: some View {
    Button("Filter") { isShown = true }
      // expect: unsafe
      .overlay(
        ZStack(alignment: .bottom) {
          if isShown {
            Color.black.opacity(0.4).onTapGesture { isShown = false }
            Text("Filter").transition(.move(edge: .bottom))
          }
        }
      )
  }
}

struct Chosen: View {
  @State private var isShown = false

  var body: some View {
    Button("Filter") { isShown = true }
      // expect: unsafe
      .overlay(
        isShown
          ? AnyView(Text("Filter").gesture(DragGesture().onEnded { _ in isShown = false }))
          : AnyView(EmptyView()),
        alignment: .bottom)
      .navigationTitle("Filter")
  }
}

struct Pushed: View {
  @State private var isShown = false

  var body: some View {
    Button("Filter") { isShown = true }
      // expect: unsafe
      .overlay {
        VStack {
          Spacer()
          if isShown {
            Text("Filter").gesture(DragGesture().onEnded { _ in isShown = false })
          }
        }
        .ignoresSafeArea(edges: .bottom)
      }
  }
}
