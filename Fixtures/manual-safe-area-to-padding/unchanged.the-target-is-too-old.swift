// targets: iOS 13.0

import SwiftUI

struct Older: View {
  var body: some View {
    GeometryReader { proxy in
      Text("Older")
        .padding(.top, proxy.safeAreaInsets.top + 4)  // expect: left alone: ignoresSafeArea needs iOS 14
    }
    .edgesIgnoringSafeArea(.top)
  }
}
