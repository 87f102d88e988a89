// targets: iOS 17.0

import SwiftUI

struct Paper: View {
  var body: some View {
    ScrollView {
      Text("Row")
    }
    .padding(.horizontal, 16)  // expect: left alone: a method safeAreaPadding of its own
  }
}

extension View {
  func safeAreaPadding(_ edges: Edge.Set, _ length: Double) -> some View {
    self
  }
}
