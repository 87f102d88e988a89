// targets: iOS 17

import SwiftUI

struct Editor: View {
  @State private var showsSettings = false

  var body: some View {
    // expect: unsafe
    Text("Page")
      .inspector(isPresented: $showsSettings) {
        settingsPanel
          .inspectorColumnWidth(300)
      }
  }

  private var settingsPanel: some View {
    VStack {
      Text("Settings")
    }
  }
}

struct Reader: View {
  @State private var showsNotes = false

  var body: some View {
    // expect: unsafe
    Text("Chapter")
      .inspector(isPresented: $showsNotes) {
        notesPanel
          .inspectorColumnWidth(min: 200, ideal: 260)
      }
  }

  private var notesPanel: some View {
    Text("Notes")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.gray)
  }
}
