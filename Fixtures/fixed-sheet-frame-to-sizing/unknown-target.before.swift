// targets: unknown

import SwiftUI

struct Library: View {
  @State private var isEditing = false

  var body: some View {
    Button("Edit") { isEditing = true }
      .sheet(isPresented: $isEditing, content: {
        Text("Editor").frame(width: 520, height: 400)  // expect: unsafe
      })
  }
}
