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
      }
  }
}
