// targets: iOS 17
import SwiftUI

struct Plain: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      VStack {
        Button("A") { isShown = true }
        Button("B") {
          isShown.toggle()
        }
        Button("C") { self.isShown = true }
      }
    }
    .sheet(isPresented: $isShown) {
      VStack {
        Text("Panel")
        Button("Close") { isShown = false }
      }
      .presentationDetents([.medium, .large])
    }
    .padding()
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
    }
    .sheet(isPresented: $isShown) {
      Text("Panel \(page)")
        .animation(.spring(), value: page)
        .presentationDetents([.medium, .large])
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
    }
    .sheet(isPresented: $isShown) {
      Text("Panel")
        .presentationDetents([.medium, .large])
    }
    .animation(.easeInOut, value: isShown)
  }
}
