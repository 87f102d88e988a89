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

struct Calculator: View {
  var body: some View {
    VStack { Text("42"); HStack { Button("7") {}; Button("8") {} } }
      .toolbar { ToolbarItem(placement: .navigationBarTrailing) { Button("Share") {} } }
      #if os(iOS)
      .toolbarVerticalBehavior(.disabled)
      #endif
  }
}

/// These could opt out, and need not.
struct Keypad: View {
  var body: some View {
    Text("Keys").toolbar { Button("Contacts") {} }
  }
}

struct NumberPad: View {
  var body: some View {
    CalculatorKeys()
      .toolbar { Button(action: {}) { Image(systemName: "plus") }.accessibilityLabel("Add") }
  }
}

struct CalculatorKeys: View { var body: some View { Text("7 8 9") } }

/// A full-screen player with controls in its toolbars.
struct Trailer: View {
  var body: some View {
    VideoPlayer()
      .toolbar {
        ToolbarItem(placement: .bottomBar) { Button("Share") {} }
        ToolbarItem(placement: .navigationBarLeading) {
          Button(action: {}) { Image(systemName: "xmark") }.accessibilityLabel("Close")
        }
      }
  }
}

/// Sheets that one action ends: by its role, its symbol, its name for VoiceOver.
struct Sheets: View {
  @State private var isShown = false
  @State private var note: String?

  var body: some View {
    Text("Letter")
      .sheet(isPresented: $isShown) {
        NavigationView {
          Text("Note").navigationBarItems(trailing: Button("Done") { isShown = false })
        }
      }
      .fullScreenCover(isPresented: $isShown) {
        NavigationStack {
          Text("Note")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) {
                Button(action: { isShown = false }) { Image(systemName: "xmark") }
                  .accessibilityLabel("Close")
              }
            }
        }
      }
      .sheet(isPresented: $isShown) {
        Text("Note").toolbar { Button("Schließen", role: .cancel) { isShown = false } }
      }
  }
}

struct Presented: View {
  @Environment(\.presentationMode) private var presentation

  var body: some View {
    Text("Note")
      .navigationBarItems(leading: Button(action: { presentation.wrappedValue.dismiss() }) {
        Text("Close")
      })
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
