// targets: iOS 15.0

import SwiftUI

struct Screen: View {
  var body: some View {
    if #available(iOS 17, *) {
      GeometryReader { proxy in
        Text("Newer")
          .padding(.top, proxy.safeAreaInsets.top + 16)  // expect: unsafe
      }
      .ignoresSafeArea(edges: .top)
    } else {
      GeometryReader { proxy in
        Text("Older")
          .padding(.top, proxy.safeAreaInsets.top + 16)
      }
      .ignoresSafeArea(edges: .top)
    }
  }
}
