// targets: iOS 27

import SwiftUI

struct Atlas: View {
  @State private var isSearching = false
  @State private var isCovered = false

  var body: some View {
    Text("Globe")
      .sheet(isPresented: $isSearching, content: makeSearch)  // expect: left alone: its content is not a closure
      .sheet(isPresented: $isSearching) {  // expect: left alone: it shows several views at once
        Text("Search")
        Text("Results")
      }
      .sheet(isPresented: $isSearching) {
        Text("Search").presentationPlacement(.trailing)
      }
      .fullScreenCover(isPresented: $isCovered) {
        Text("Cover")
      }
  }

  private func makeSearch() -> some View {
    Text("Search")
  }
}
