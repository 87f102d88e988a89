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

struct Items: View {
  var body: some View {
    Text("Page")
      .toolbar {
        ToolbarItem { Button("Share") {} }
          .axisBehavior(.horizontalOnly)
        ToolbarItem { Button("Print") {} }
          .axisBehavior(.horizontalOnly)  // expect: left alone: only a person can tell which
        ToolbarItem { Button("Mail") {} }
          .axisBehavior(.verticalPreferred)
      }
  }

  var other: some View {
    Text("Page")
      .toolbar {
        ToolbarItem { Button("Share") {} }
          .axisBehavior(.horizontalOnly)
      }
  }
}
