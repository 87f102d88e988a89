// targets: iOS 16

import SwiftUI

struct Library: View {
  @State private var isEditing = false

  var body: some View {
    Button("Edit") { isEditing = true }
      .sheet(isPresented: $isEditing) {
        if #available(iOS 18, *) {
          Text("Editor")
            .frame(width: 520, height: 400)  // expect: unsafe
        } else {
          Text("Older editor")
            .frame(width: 520, height: 400)
        }
      }
  }
}
