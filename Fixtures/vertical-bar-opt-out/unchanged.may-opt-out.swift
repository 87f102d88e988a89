// targets: iOS 27.1
import SwiftUI

struct Note: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Text("Note")
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button("Done") { dismiss() }
          }
        }
        .toolbarVerticalBehavior(.disabled)
    }
  }
}

struct DialPad: View {
  var body: some View {
    VStack {
      Text("0171")
      HStack { Button("1") {}; Button("2") {}; Button("3") {} }
    }
    .toolbar { Button("Contacts") {} }
    .toolbarVerticalBehavior(.disabled)
  }
}

struct VideoPlayer: View {
  var body: some View { Color.black }
}

struct Film: View {
  var body: some View {
    VideoPlayer()
      .toolbar { Button("Subtitles") {} }
      .toolbarVerticalBehavior(.disabled)
  }
}

/// These could opt out, and need not.
struct Keypad: View {
  var body: some View {
    Text("Keys").toolbar { Button("Contacts") {} }
  }
}

struct Letter: View {
  @State private var isShown = false

  var body: some View {
    Text("Letter")
      .sheet(isPresented: $isShown) {
        NavigationStack {
          Text("Note")
            .toolbar {
              ToolbarItem(placement: .navigationBarTrailing) { Button("Close") { isShown = false } }
            }
        }
      }
  }
}
