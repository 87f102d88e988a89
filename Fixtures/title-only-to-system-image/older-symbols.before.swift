// targets: iOS 14, macOS 11
import SwiftUI

struct Older: View {
  var body: some View {
    Text("Page")
      .toolbar {
        Button("Filter") {}  // expect: unsafe
        Button("Settings") {}  // expect: unsafe
        Button(action: {}) { Text("Undo") }  // expect: unsafe
        Button("Log Out") {}  // expect: left alone: rectangle.portrait.and.arrow.right, is newer than the deployment target
        Button("Tasks") {}  // expect: left alone: checklist, is newer than the deployment target
      }
  }
}
