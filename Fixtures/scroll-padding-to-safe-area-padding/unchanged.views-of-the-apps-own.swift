// targets: iOS 17.0

import SwiftUI

struct ScrollView: View {
  @ViewBuilder let content: () -> Text

  var body: some View {
    content()
  }
}

struct Paper: View {
  var body: some View {
    ScrollView {
      Text("Not SwiftUI's")
    }
    .padding(.horizontal, 16)
    List {
      Text("Row")
    }
    .padding(.horizontal, 16)  // expect: left alone: in the plain style only
  }
}
