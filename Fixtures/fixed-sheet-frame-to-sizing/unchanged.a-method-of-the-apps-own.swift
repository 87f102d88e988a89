// targets: iOS 18

import SwiftUI

struct Library: View {
  @State private var isEditing = false

  var body: some View {
    Button("Edit") { isEditing = true }
      .sheet(isPresented: $isEditing) {
        Text("Editor").frame(width: 320, height: 240)
      }
  }
}

extension View {
  func sheet<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View {
    overlay(content())
  }
}
