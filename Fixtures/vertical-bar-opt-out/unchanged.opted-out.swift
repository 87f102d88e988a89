// targets: iOS 27.1
import SwiftUI

struct Reader: View {
  @State private var isPlain = false

  var body: some View {
    ScrollView { Text("Pages") }
      .toolbar { Button("Share") {} }
      .toolbarVerticalBehavior(.disabled)  // expect: left alone: only a person can tell
  }

  var toggled: some View {
    Text("Keypad of a calculator")
      .toolbarVerticalBehavior(isPlain ? .disabled : .automatic)  // expect: left alone: the choice is to be fixed
  }

  var automatic: some View {
    Text("Page").toolbarVerticalBehavior(.automatic)
  }
}

/// In some builds, before and behind the toolbar, and around the screen.
struct Conditional: View {
  var body: some View {
    Text("Page")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { Button("Share") {} }
        ToolbarItem { Button(action: {}) { Image(systemName: "plus") }.accessibilityLabel("Add") }
        ToolbarItem { Text("3 new") }
      }
      #if os(iOS)
      .toolbarVerticalBehavior(.disabled)  // expect: left alone: only a person can tell
      #endif
  }

  var before: some View {
    Text("Page")
      #if os(iOS)
      .toolbarVerticalBehavior(.disabled)  // expect: left alone: only a person can tell
      #endif
      .toolbar { ToolbarItem(placement: .navigationBarTrailing) { Button("Share") {} } }
  }

  var inside: some View {
    Text("Page")
      .toolbarVerticalBehavior(.disabled)  // expect: left alone: only a person can tell
      #if os(iOS)
      .toolbar { ToolbarItem(placement: .navigationBarTrailing) { Button("Share") {} } }
      #endif
  }

  var around: some View {
    NavigationStack {
      Group {
        Text("Page").toolbar { ToolbarItem(placement: .navigationBarLeading) { Button("Share") {} } }
      }
    }
    .toolbarVerticalBehavior(.disabled)  // expect: left alone: only a person can tell
  }
}

struct Helped: View {
  var body: some View {
    NavigationStack {
      Text("Page")
        .toolbar {
          ToolbarItem(placement: .navigationBarTrailing) { Button("Share") {} }
          ToolbarItem(placement: .navigationBarLeading) {
            Button(action: share) { Image(systemName: "plus") }.accessibilityLabel("Add")
          }
        }
    }
    .withoutVerticalBars()
  }

  private func share() {}
}

extension View {
  @ViewBuilder
  fileprivate func withoutVerticalBars() -> some View {
    if #available(iOS 27.1, *) {
      toolbarVerticalBehavior(.disabled)  // expect: left alone: only a person can tell
    } else {
      self
    }
  }
}
