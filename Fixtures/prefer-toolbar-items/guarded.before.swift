// targets: iOS 17, macOS 14
import SwiftUI

struct Compose: View {
  var body: some View {
    Text("Draft")
      .toolbar {  // expect: unsafe
        Button("Send") {}
      }
      .navigationTitle("Draft")
  }

  var twice: some View {
    Text("Draft")
      .toolbar { Button("Send") {} }
      .toolbar { Button("Attach") {} }  // expect: unsafe
      .padding()
  }

  var container: some View {
    NavigationStack { Text("Page") }
      .toolbar { Button("Sync") {} }  // expect: left alone: the toolbar of a NavigationStack
  }
}
