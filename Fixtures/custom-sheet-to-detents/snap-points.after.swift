// targets: iOS 17
import SwiftUI

struct Heights: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List { Button("Filter") { isShown = true } }
      Text("On top")
    }
    .sheet(isPresented: $isShown) {
      Text("Panel")
        .presentationDetents([.height(200), .height(500)])
    }
  }
}

struct Places: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List { Button("Filter") { isShown = true } }
      Text("On top")
    }
    .sheet(isPresented: $isShown) {
      Text("Panel")
        .presentationDetents([.height(300), .height(600)])
    }
  }
}

struct Shares: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List { Button("Filter") { isShown = true } }
      Text("On top")
    }
    .sheet(isPresented: $isShown) {
      Text("Panel")
        .presentationDetents([.medium, .large])
        .presentationBackgroundInteraction(.enabled)
    }
  }
}
