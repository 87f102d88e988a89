// targets: iOS 17.0

import SwiftUI

struct Root: View {
  var body: some View {
    Screen()
      .ignoresSafeArea(edges: .bottom)
      .preferredColorScheme(.dark)
  }
}

struct Screen: View {
  var body: some View {
    content
      .onAppear {}
  }

  private var content: some View {
    GeometryReader { proxy in
      VStack {
        Spacer()
        Text("Footer")
          .padding(.bottom, proxy.safeAreaInsets.bottom + 10)  // expect: unsafe
      }
    }
  }
}
