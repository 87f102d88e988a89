// targets: iOS 17, macOS 14

import SwiftUI

struct Library: View {
  @State private var isEditing = false

  var body: some View {
    Button("Edit") { isEditing = true }
      .sheet(isPresented: $isEditing) {
        Text("Editor")
          .frame(width: 520, height: 400)  // expect: unsafe
      }
  }
}
