// targets: iOS 17

import SwiftUI

struct Hero: View {
  var body: some View {
    ZStack(alignment: .top) {  // expect: left alone: the content starts under the bar
      ScrollView {
        Image("hero")
        Text("One")
      }
      .ignoresSafeArea(.keyboard)
      HStack {
        Button("Back") {}
        Spacer()
        Button("Share") {}
      }
    }
    .ignoresSafeArea(edges: .top)
  }
}
