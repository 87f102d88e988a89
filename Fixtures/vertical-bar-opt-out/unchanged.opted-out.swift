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
