// targets: iOS 16
import SwiftUI

struct Inbox: View {
  @State private var isOn = false

  var body: some View {
    Text("Letters")
      .toolbar {
        // expect: left alone: make each control an item of its own
        ToolbarItem(placement: .primaryAction) {
          HStack {
            Button("Filter") {}
            Button("Compose") {}
          }
        }
        ToolbarItem { Text("3 new") }  // expect: left alone: only a person can tell
        // expect: left alone: make it a Button
        ToolbarItem(placement: .bottomBar) {
          Image(systemName: "star").onTapGesture { isOn.toggle() }
        }
        ToolbarItem(placement: .topBarLeading) { Badge() }  // expect: left alone: make it a Button
        ToolbarItem(placement: .principal) { Text("Inbox").bold() }
        ToolbarItem(placement: .keyboard) { HStack { Text("A"); Text("B") } }
      }
      .toolbar {
        ToolbarItem { Button("Send") {} }
        ToolbarItem { HStack { Button("Send") {} } }
        ToolbarItem { Toggle("On", isOn: $isOn) }
        ToolbarItem { SendButton() }
        ToolbarItemGroup { Button("A") {}; Spacer(); Button("B") {} }
      }
  }
}

struct Badge: View {
  var body: some View { Circle().frame(width: 8, height: 8) }
}

struct SendButton: View {
  var body: some View { Button("Send") {} }
}
