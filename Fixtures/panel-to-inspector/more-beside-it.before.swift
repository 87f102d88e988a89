// targets: iOS 17

import SwiftUI

struct Editor: View {
  @State private var showsSettings = false
  @State private var isEmpty = false

  var body: some View {
    // expect: unsafe
    HStack(alignment: .top, spacing: 0) {
      Text("Outline")
        .frame(width: 200)
      Divider()
      Text("Page")  // of one document
      Divider()
      // Settings of the page.
      if showsSettings {
        Text("Settings")
          .padding()
          .frame(width: 300)
      }
    }
    .navigationTitle("Editor")
  }

  private var reader: some View {
    // expect: unsafe
    HStack {
      if isEmpty {
        Text("Nothing to read")
      } else {
        Text("Chapter")
      }
      if showsSettings {
        Text("Settings").frame(width: 300)
      }
    }
  }
}
