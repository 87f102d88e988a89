// targets: iOS 17.0

import SwiftUI

struct Banner: View {
  var body: some View {
    VStack {
      GeometryReader { proxy in
        Text("Banner")
          .background(Color.red)
          .padding(.top, proxy.safeAreaInsets.top + 16)  // expect: left alone: line 10 is a bare style
          .ignoresSafeArea(edges: .top)
      }
      GeometryReader { proxy in
        VStack {
          Image("hero").ignoresSafeArea()
          Text("Text").background(Color.red)
        }
        .padding(.top, proxy.safeAreaInsets.top + 16)  // expect: left alone: line 16 ignores the safe area
      }
    }
  }
}
