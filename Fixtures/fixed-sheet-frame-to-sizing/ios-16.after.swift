// targets: iOS 16

import SwiftUI

struct Library: View {
  @State private var isEditing = false
  @State private var isSharing = false

  var body: some View {
    Button("Edit") { isEditing = true }
      .sheet(isPresented: $isEditing) {
        Text("Editor")
          .fittedSheetFrame(width: 520, height: 400)  // expect: unsafe
      }
      .sheet(isPresented: $isSharing) {
        Text("Share").fittedSheetFrame(width: 320, height: 240, alignment: .top)  // expect: unsafe
      }
  }
}

private extension View {
  /// Is the ideal size of a sheet where the system fits one to it, and a fixed frame before.
  @ViewBuilder
  func fittedSheetFrame(
    width: CGFloat?,
    height: CGFloat?,
    alignment: Alignment = .center
  ) -> some View {
    if #available(iOS 18, *) {
      frame(
        idealWidth: width, maxWidth: .infinity, idealHeight: height, maxHeight: .infinity,
        alignment: alignment
      )
      .presentationSizing(.fitted)
    } else {
      frame(width: width, height: height, alignment: alignment)
    }
  }
}
