// targets: iOS 17
import SwiftUI

struct Stops: View {
  @State private var isShown = false
  @State private var selection: Int?
  var onClose: () -> Void

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List { Button("Stop") { isShown = true } }
      if isShown {
        Color.black.opacity(0.4)
          .ignoresSafeArea()
          .onTapGesture {
            withAnimation { isShown = false }
            selection = nil
          }
        VStack {
          Text("Stop")
          Button("Close") {
            withAnimation {
              isShown = false
            }
            selection = nil
          }
          Button("Save") {
            print("Saved")
            isShown = false
            selection = nil
          }
        }
        .frame(height: 300)
        .gesture(
          DragGesture().onEnded { value in
            guard value.translation.height > 80 else { return }
            isShown = false
            self.selection = nil
          }
        )
        .transition(.move(edge: .bottom))
      }
    }
  }
}

struct Lines: View {
  @State private var isShown = false
  @State private var selection: Int?
  @State private var drag = CGSize.zero
  var onClose: () -> Void

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List { Button("Line") { withAnimation(.spring()) { isShown.toggle() } } }
      if isShown {
        Color.black.opacity(0.4).onTapGesture(perform: close)
        VStack {
          Text("Line")
          Button("Close", action: close)
        }
        .offset(y: drag.height)
        .gesture(
          DragGesture(minimumDistance: 10, coordinateSpace: .global)
            .onChanged { drag.height = max(0, $0.translation.height) }
            .onEnded { value in
              if value.translation.height > 80 { close() } else { drag = .zero }
            }
        )
        .onDisappear { print("Gone") }
        .transition(.move(edge: .bottom))
      }
    }
    .animation(.spring(), value: isShown)
    .navigationTitle("Lines")
  }

  private func close() {
    withAnimation(.spring()) {
      isShown = false
      drag = .zero
    }
    // The stop that is lit up.
    selection = nil
    onClose()
  }
}

struct Areas: View {
  @State private var isShown = false
  @State private var selection: Int?

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List { Button("Area") { isShown = true } }
      if isShown {
        Color.black.opacity(0.4)
          .onTapGesture { withAnimation(.easeOut) { isShown = false; selection = nil } }
        VStack {
          Text("Area")
          Button("Close") { withAnimation(.easeOut) { isShown = false; selection = nil } }
        }
        .transition(.move(edge: .bottom))
      }
    }
  }
}
