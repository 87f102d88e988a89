// targets: iOS 17.0

import SwiftUI

struct Layers: View {
  var body: some View {
    GeometryReader { proxy in
      ZStack {
        Image("backdrop")
          .resizable()
        VStack {
          Text("Over it")
            .padding(.top, proxy.safeAreaInsets.top + 16)  // expect: unsafe
            .background { Color.red }
          Spacer()
          Text("Below")
            .padding(.bottom, proxy.safeAreaInsets.bottom + 16)
            .background(Color.blue)
        }
      }
      .ignoresSafeArea(edges: .vertical)
    }
  }
}
