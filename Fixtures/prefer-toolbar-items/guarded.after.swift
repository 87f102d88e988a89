// targets: iOS 17, macOS 14
import SwiftUI

struct Compose: View {
  var body: some View {
    Text("Draft")
      .toolbar {  // expect: unsafe
        Button("Send") {}
      }
      .preferringToolbarItems()
      .navigationTitle("Draft")
  }

  var twice: some View {
    Text("Draft")
      .toolbar { Button("Send") {} }
      .toolbar { Button("Attach") {} }  // expect: unsafe
      .preferringToolbarItems()
      .padding()
  }

  var container: some View {
    NavigationStack { Text("Page") }
      .toolbar { Button("Sync") {} }  // expect: left alone: the toolbar of a NavigationStack
  }
}

private extension View {
  /// Lets the items of a toolbar win over tabs in a vertical bar where there are such bars.
  @ViewBuilder
  func preferringToolbarItems() -> some View {
    #if os(iOS)
    if #available(iOS 27.1, *) {
      toolbarVerticalCompressionBehavior(.prefersToolbarItems)
    } else {
      self
    }
    #else
    self
    #endif
  }
}
