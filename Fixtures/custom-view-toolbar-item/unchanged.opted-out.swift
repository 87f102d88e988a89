// targets: iOS 27.1
import SwiftUI

struct Reader: View {
  var body: some View {
    Text("Page")
      .toolbar { ToolbarItem { Text("3 new") } }
      .toolbarVerticalBehavior(.disabled)
  }

  /// The same item where a vertical bar can be.
  var other: some View {
    Text("Page")
      .toolbar { ToolbarItem { Text("3 new") } }  // expect: left alone: only a person can tell
  }
}
