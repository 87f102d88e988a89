// targets: iOS 27

import SwiftUI

struct Atlas: View {
  @State private var isSearching = false

  var body: some View {
    Text("Globe")
      .sheet(isPresented: $isSearching) {  // expect: 2 alternatives
        Text("Search")
      }
  }
}
