// targets: macOS 27

import SwiftUI

struct Atlas: View {
  @State private var isSearching = false

  var body: some View {
    Text("Globe")
      .sheet(isPresented: $isSearching) {  // expect: left alone: does not exist on macOS
        Text("Search")
      }
  }
}
