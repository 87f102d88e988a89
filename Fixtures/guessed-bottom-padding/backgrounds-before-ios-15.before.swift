// targets: iOS 14.0

import SwiftUI

struct Bars: View {
  let safeArea: EdgeInsets

  var body: some View {
    VStack {
      Spacer()
      Text("Before iOS 15 a color ends with the view")
        .padding(.bottom, safeArea.bottom)
        .background(Color.white)
        .ignoresSafeArea(edges: .bottom)
    }
  }
}
