// targets: iOS 26, macOS 26

import SwiftUI

struct Atlas: View {
  @State private var isSearching = false
  @State private var showsLayers = false

  var body: some View {
    Text("Globe")
      .inspector(isPresented: $showsLayers) {
        Text("Layers")
      }
      .sheet(isPresented: $isSearching) {  // expect: unsafe
        Text("Search")
          .presentedAtLeadingSide()
      }
  }
}

private extension View {
  /// Puts a sheet at the leading side of a wide window where the system can.
  @ViewBuilder
  func presentedAtLeadingSide() -> some View {
    #if os(iOS)
    if #available(iOS 27, *) {
      presentationPlacement(.leading)
    } else {
      self
    }
    #else
    self
    #endif
  }
}
