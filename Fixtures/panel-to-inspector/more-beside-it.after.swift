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
    }
    .inspector(isPresented: $showsSettings) {
      // Settings of the page.
      Text("Settings")
        .padding()
        .inspectorColumnWidth(300)
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
    }
    .inspector(isPresented: $showsSettings) {
      Text("Settings")
        .inspectorColumnWidth(300)
    }
  }
}
