// targets: iOS 16, macOS 13, visionOS 1

import SwiftUI

struct Editor: View {
  @State private var showsSettings = false
  @AppStorage("notes") private var showsNotes = false

  var body: some View {
    // expect: unsafe
    HStack(spacing: 0) {
      Text("Page")
      if showsSettings {
        Text("Settings")
          .frame(minWidth: 200, idealWidth: 260, maxHeight: .infinity, alignment: .topLeading)
      }
    }
  }

  private var reader: some View {
    // expect: unsafe
    HStack {
      Text("Chapter")
      Divider().padding(.vertical)
      if showsNotes {
        Text("Notes").frame(width: 280).background(Color.gray)
      }
    }
  }
}
