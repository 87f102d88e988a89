// targets: iOS 27.1
import SwiftUI

struct Compose: View {
  @State private var text = ""

  var body: some View {
    TextField("Draft", text: $text)
      .toolbar {  // expect: left alone: nothing in this toolbar goes into a vertical bar
        ToolbarItemGroup(placement: .keyboard) { Spacer(); Button("Done") {} }
        ToolbarItem(placement: .principal) { Text("Draft") }
      }
  }

  var optedOut: some View {
    Text("Draft")
      .toolbar { Button("Send") {} }  // expect: left alone: its screen opts out
      .toolbarVerticalBehavior(.disabled)
  }
}
