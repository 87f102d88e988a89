// targets: iOS 16

import SwiftUI

struct Editor: View {
  @State private var showsSettings = false

  var body: some View {
    // expect: unsafe
    HStack(alignment: .top, spacing: 0) {
      Text("Outline")
        .frame(width: 200)
      Text("Page")
      Divider()
      if showsSettings {
        Text("Settings")
          .frame(width: 300)
      }
    }
    .navigationTitle("Editor")
  }
}
