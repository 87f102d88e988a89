// targets: iOS 15.0

import SwiftUI

struct Tabs: View {
  var body: some View {
    HStack {
      Button("Home") {}
    }
    .padding(.bottom, edges?.bottom ?? 15)  // expect: left alone: edges is declared in another file
    HStack {
      Button("Away") {}
    }
    .padding(.bottom, Layout.homeIndicator)  // expect: left alone: a view in another file
    VStack {
      Spacer()
      Button("Back") {}
        .padding(.bottom, box.bottom)
    }
  }
}
