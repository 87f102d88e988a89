// targets: iOS 17
import SwiftUI

struct Feed: View {
  @State private var isLoading = false
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List { Button("More") { isShown = true } }
      if isLoading {
        ProgressView()
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("More").transition(.move(edge: .bottom))
      }
      if isLoading { Text("Loading") }
    }
  }
}

struct Measured: View {
  @State private var isShown = false

  var body: some View {
    // expect: unsafe
    ZStack {
      List { Button("More") { isShown = true } }
      GeometryReader { proxy in
        ZStack(alignment: .bottom) {
          if isShown {
            Color.black.opacity(0.4).onTapGesture { isShown = false }
          }
          if isShown {
            Text("More")
              .frame(height: proxy.size.height * 0.4)
              .transition(.move(edge: .bottom))
          }
        }
      }
      .ignoresSafeArea()
    }
  }
}
