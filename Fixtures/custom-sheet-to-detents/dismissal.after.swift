// targets: iOS 17
import SwiftUI

struct Stops: View {
  @State private var isShown = false
  @State private var selection: Int?
  var onClose: () -> Void

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List { Button("Stop") { isShown = true } }
    }
    .sheet(isPresented: $isShown, onDismiss: { selection = nil }) {
      VStack {
        Text("Stop")
        Button("Close") {
          isShown = false
        }
        Button("Save") {
          print("Saved")
          isShown = false
        }
      }
      .presentationDetents([.height(300)])
    }
  }
}

struct Lines: View {
  @State private var isShown = false
  @State private var selection: Int?
  var onClose: () -> Void

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List { Button("Line") { isShown.toggle() } }
    }
    .sheet(
      isPresented: $isShown,
      onDismiss: {
        // The stop that is lit up.
        selection = nil
        onClose()
      }
    ) {
      VStack {
        Text("Line")
        Button("Close", action: close)
      }
      .onDisappear { print("Gone") }
      .presentationDetents([.medium, .large])
    }
    .navigationTitle("Lines")
  }

  private func close() {
    isShown = false
  }
}

struct Areas: View {
  @State private var isShown = false
  @State private var selection: Int?

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List { Button("Area") { isShown = true } }
    }
    .sheet(isPresented: $isShown, onDismiss: { withAnimation(.easeOut) { selection = nil } }) {
      VStack {
        Text("Area")
        Button("Close") { isShown = false }
      }
      .presentationDetents([.medium, .large])
    }
  }
}
