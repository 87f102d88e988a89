// targets: iOS 16

import SwiftUI

struct Library: View {
  @State private var isEditing = false

  var body: some View {
    Button("Edit") { isEditing = true }
      .sheet(isPresented: $isEditing) {
        if #available(iOS 18, *) {
          Text("Editor")
            .frame(idealWidth: 520, maxWidth: .infinity, idealHeight: 400, maxHeight: .infinity)  // expect: unsafe
            .presentationSizing(.fitted)
        } else {
          Text("Older editor")
            .frame(width: 520, height: 400)
        }
      }
  }
}
