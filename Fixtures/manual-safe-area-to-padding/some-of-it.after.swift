// targets: iOS 17.0

import SwiftUI

struct Mixed: View {
  var body: some View {
    GeometryReader { proxy in
      VStack {
        Text("Top")
          .safeAreaPadding(.top, 16)  // expect: unsafe
        Spacer()
        Text("Bottom")
          .padding(.bottom, max(proxy.safeAreaInsets.bottom, 15))  // expect: left alone: no sum of one inset and a margin
      }
      .ignoresSafeArea(edges: [.bottom, .horizontal])
    }
  }
}
