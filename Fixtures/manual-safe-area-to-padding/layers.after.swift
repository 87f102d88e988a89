// targets: iOS 17.0

import SwiftUI

struct Layers: View {
  var body: some View {
    GeometryReader { _ in
      ZStack {
        Image("backdrop")
          .resizable()
          .ignoresSafeArea(edges: .vertical)
        VStack {
          Text("Over it")
            .safeAreaPadding(.top, 16)  // expect: unsafe
            .background { Color.red.ignoresSafeArea(edges: .top) }
          Spacer()
          Text("Below")
            .safeAreaPadding(.bottom, 16)
            .background(Color.blue)
        }
      }
    }
  }
}
