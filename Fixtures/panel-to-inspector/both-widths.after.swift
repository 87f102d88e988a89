// targets: iOS 17

import SwiftUI

struct Editor: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @State private var showsSettings = false

  var body: some View {
    Text("Page")
      .padding()
      .inspector(isPresented: $showsSettings) {
        // expect: unsafe
        Settings(name: "Page")
          .presentationDetents([.medium, .large])
          .inspectorColumnWidth(300)
      }
  }
}

struct Reader: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var showsNotes = false

  var body: some View {
    NavigationStack {
      Text("Chapter")
        .inspector(isPresented: $showsNotes) {
          // expect: unsafe
          Settings(name: "Notes")
            .inspectorColumnWidth(300)
        }
    }
  }
}

struct Player: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @State private var showsChat = false

  var body: some View {
    // expect: unsafe
    Text("Video")
      .inspector(isPresented: $showsChat) {
        Settings(name: "Chat")
          .inspectorColumnWidth(320)
      }
      .navigationTitle("Video")
  }

  private var narrowChat: Binding<Bool> {
    Binding(
      get: { showsChat && horizontalSizeClass == .compact },
      set: { showsChat = $0 })
  }
}

struct Settings: View {
  let name: String

  var body: some View {
    Text(name)
  }
}
