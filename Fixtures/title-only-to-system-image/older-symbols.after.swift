// targets: iOS 14, macOS 11
import SwiftUI

struct Older: View {
  var body: some View {
    Text("Page")
      .toolbar {
        Button("Filter", systemImage: "line.horizontal.3.decrease.circle") {}  // expect: unsafe
        Button("Settings", systemImage: "gearshape") {}  // expect: unsafe
        Button(action: {}) { Label("Undo", systemImage: "arrow.uturn.backward") }  // expect: unsafe
        Button("Log Out") {}  // expect: left alone: rectangle.portrait.and.arrow.right, is newer than the deployment target
        Button("Tasks") {}  // expect: left alone: checklist, is newer than the deployment target
      }
  }
}
