import SwiftUI

struct Both: View {
  var body: some View {
    VStack {
      Text("Page")
      saveButton
    }
    .toolbar {
      ToolbarItem { saveButton }
    }
  }

  private var saveButton: some View {
    Button("Save") {}  // expect: left alone: saveButton is shown outside of bars too
  }
}
