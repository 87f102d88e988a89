// targets: iOS 27

import SwiftUI

struct Atlas: View {
  @State private var isSearching = false
  @State private var showsLayers = false

  var body: some View {
    Text("Globe")
      .sheet(isPresented: $isSearching) {  // expect: unsafe
        Text("Search")
          // Half of the window at first.
          .presentationDetents([.medium, .large])
      }
      .inspector(isPresented: $showsLayers) {
        Text("Layers")
      }
  }
}
