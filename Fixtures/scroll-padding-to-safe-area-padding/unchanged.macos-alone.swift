// targets: macOS 14.0

import SwiftUI

struct Sidebar: View {
  var body: some View {
    ScrollView {
      Text("Row")
    }
    .padding(.horizontal, 16)  // expect: left alone: on macOS no safe area is at the sides
  }
}
