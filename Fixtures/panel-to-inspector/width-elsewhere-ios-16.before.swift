// targets: iOS 16

import SwiftUI

struct Editor: View {
  @State private var showsSettings = false

  var body: some View {
    // expect: unsafe
    HStack(spacing: 0) {
      Text("Page")
      if showsSettings {
        settingsPanel
          .transition(.move(edge: .trailing))
      }
    }
  }

  private var settingsPanel: some View {
    VStack {
      Text("Settings")
    }
    .frame(width: 300)
  }
}

struct Reader: View {
  @State private var showsNotes = false

  var body: some View {
    // expect: unsafe
    HStack {
      Text("Chapter")
      if showsNotes {
        notesPanel
      }
    }
  }

  private var notesPanel: some View {
    Text("Notes")
      .frame(minWidth: 200, idealWidth: 260, maxHeight: .infinity)
      .background(Color.gray)
  }
}
