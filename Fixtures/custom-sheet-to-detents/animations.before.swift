// targets: iOS 17
import SwiftUI

struct Plain: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      VStack {
        Button("A") { withAnimation { isShown = true } }
        Button("B") {
          withAnimation(.spring(response: 0.4)) {
            isShown.toggle()
          }
        }
        Button("C") { withAnimation(.easeIn, { self.isShown = true }) }
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture { withAnimation { isShown = false } }
        VStack {
          Text("Panel")
          Button("Close") { withAnimation { isShown = false } }
        }
        .animation(.spring(), value: isShown)
        .transition(.move(edge: .bottom))
      }
    }
    .padding()
    .animation(.easeInOut, value: isShown)
  }
}

struct Kept: View {
  @State private var isShown = false
  @State private var page = 0

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      VStack {
        Text("\(page)")
        Button("A") {
          withAnimation {
            isShown = true
            page += 1
          }
        }
        Button("B") {
          withAnimation {
            // Why it is open.
            isShown = true
          }
        }
        Button("C") { withAnimation(nil) { isShown = true } }
        Button("D") { withTransaction(Transaction(animation: .spring())) { isShown = true } }
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel \(page)")
          .animation(.spring(), value: page)
          .transition(.move(edge: .bottom))
      }
    }
    .animation(.easeInOut, value: isShown)
  }
}

struct Bound: View {
  @Binding var isShown: Bool

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      VStack {
        Button("A") { withAnimation { isShown = true } }
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel")
          .transition(.move(edge: .bottom))
      }
    }
    .animation(.easeInOut, value: isShown)
  }
}
