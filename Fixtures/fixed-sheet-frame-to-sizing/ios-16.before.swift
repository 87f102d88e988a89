// targets: iOS 16

import SwiftUI

struct Library: View {
  @State private var isEditing = false
  @State private var isSharing = false

  var body: some View {
    Button("Edit") { isEditing = true }
      .sheet(isPresented: $isEditing) {
        Text("Editor")
          .frame(width: 520, height: 400)  // expect: unsafe
      }
      .sheet(isPresented: $isSharing) {
        Text("Share").frame(width: 320, height: 240, alignment: .top)  // expect: unsafe
      }
  }
}
