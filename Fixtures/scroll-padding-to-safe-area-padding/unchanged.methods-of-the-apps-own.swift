// targets: iOS 17.0

import SwiftUI

struct Paper: View {
  var body: some View {
    ScrollView {
      Text("Row")
    }
    .padding(.horizontal, 16)  // expect: left alone: the file declares a method padding
  }
}

extension View {
  func padding(_ edges: Edge.Set, _ steps: Int) -> some View {
    padding(edges, CGFloat(steps * 4))
  }
}
