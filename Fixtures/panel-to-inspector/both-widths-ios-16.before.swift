// targets: iOS 16

import SwiftUI

struct Editor: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @State private var showsSettings = false

  var body: some View {
    NavigationStack {
      if horizontalSizeClass == .regular {
        // expect: unsafe
        HStack(spacing: 0) {
          VStack {
            Text("Page")
            Text("By nobody")
          }
          if showsSettings {
            Settings(name: "Page")
              .frame(width: 300)
              .transition(.move(edge: .trailing))
          }
        }
      } else {
        VStack {
          Text("Page")
          Text("By nobody")
        }
        .sheet(isPresented: $showsSettings) {
          Settings(name: "Page")
            .presentationDetents([.medium])
        }
      }
    }
  }
}

struct Reader: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @State private var showsNotes = false

  var body: some View {
    if horizontalSizeClass == .regular {
      // expect: unsafe
      HStack {
        Text("Chapter")
        if showsNotes {
          Settings(name: "Notes").frame(width: 300)
        }
      }
    } else {
      Text("Chapter").sheet(isPresented: $showsNotes) { Settings(name: "Notes") }
    }
  }
}

struct Settings: View {
  let name: String

  var body: some View {
    Text(name)
  }
}
