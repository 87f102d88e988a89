// targets: iOS 17, macOS 14

import SwiftUI

struct Page: View {
  @State private var isShown = false

  var body: some View {
    Text("Page")
      .sheet(isPresented: $isShown) {
        Text("Notes")
          .presentedAtTrailingSide()
      }
  }
}

private extension View {
  /// Puts a sheet at the trailing side of a wide window where the system can.
  @ViewBuilder
  func presentedAtTrailingSide() -> some View {
    #if os(iOS)
    if #available(iOS 27, *) {
      presentationPlacement(.trailing)
    } else {
      self
    }
    #else
    self
    #endif
  }
}
