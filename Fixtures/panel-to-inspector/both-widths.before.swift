// targets: iOS 17

import SwiftUI

struct Editor: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @State private var showsSettings = false

  var body: some View {
    if horizontalSizeClass == .regular {
      // expect: unsafe
      HStack(spacing: 0) {
        Text("Page")
          .padding()
        Divider()
        if showsSettings {
          Settings(name: "Page")
            .frame(width: 300)
        }
      }
    } else {
      Text("Page")
        .padding()
        .sheet(isPresented: $showsSettings) {
          Settings(name: "Page")
            .presentationDetents([.medium, .large])
        }
    }
  }
}

struct Reader: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var showsNotes = false

  var body: some View {
    NavigationStack {
      if sizeClass == .compact {
        Text("Chapter").sheet(isPresented: $showsNotes) { Settings(name: "Notes") }
      } else {
        // expect: unsafe
        HStack {
          Text("Chapter")
          if showsNotes {
            Settings(name: "Notes").frame(width: 300)
          }
        }
      }
    }
  }
}

struct Player: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @State private var showsChat = false

  var body: some View {
    // expect: unsafe
    HStack(spacing: 0) {
      Text("Video")
      if showsChat && horizontalSizeClass == .regular {
        Settings(name: "Chat")
          .frame(width: 320)
      }
    }
    .navigationTitle("Video")
    .sheet(isPresented: narrowChat) {
      Settings(name: "Chat")
    }
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
