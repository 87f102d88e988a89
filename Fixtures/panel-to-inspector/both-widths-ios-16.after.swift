// targets: iOS 16

import SwiftUI

struct Editor: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @State private var showsSettings = false

  var body: some View {
    NavigationStack {
      if #available(iOS 17, *) {
        content
          .inspector(isPresented: $showsSettings) {
            Settings(name: "Page")
              .presentationDetents([.medium])
              .inspectorColumnWidth(300)
          }
      } else if horizontalSizeClass == .regular {
        // expect: unsafe
        HStack(spacing: 0) {
          content
          if showsSettings {
            Settings(name: "Page")
              .frame(width: 300)
              .transition(.move(edge: .trailing))
          }
        }
      } else {
        content
          .sheet(isPresented: $showsSettings) {
            Settings(name: "Page")
              .presentationDetents([.medium])
          }
      }
    }
  }

  private var content: some View {
    VStack {
      Text("Page")
      Text("By nobody")
    }
  }
}

struct Reader: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @State private var showsNotes = false

  var body: some View {
    if #available(iOS 17, *) {
      Text("Chapter")
        .inspector(isPresented: $showsNotes) {
          Settings(name: "Notes")
            .inspectorColumnWidth(300)
        }
    } else if horizontalSizeClass == .regular {
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
