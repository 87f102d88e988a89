// targets: unknown

import SwiftUI

struct Welcome: View {
  var body: some View {
    GeometryReader { proxy in
      VStack {
        Text("Top")
        Spacer()
      }
      .padding(.top, proxy.safeAreaInsets.top + 16)  // expect: unsafe
    }
    .ignoresSafeArea(edges: .top)
  }
}
