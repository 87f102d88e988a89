// targets: unknown

import SwiftUI

struct Library: View {
  @State private var isEditing = false

  var body: some View {
    Button("Edit") { isEditing = true }
      .sheet(isPresented: $isEditing, content: {
        Text("Editor").fittedSheetFrame(width: 520, height: 400)  // expect: unsafe
      })
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
    if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
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
