// targets: macOS 15

import SwiftUI

struct Library: View {
  @State private var isEditing = false

  var body: some View {
    Button("Edit") { isEditing = true }
      .sheet(isPresented: $isEditing) {
        Text("Editor")
          .frame(width: 520, height: 400)  // expect: left alone: on macOS the sheet does not change with the window
      }
  }
}
