// targets: iOS 26

import SwiftUI

struct Atlas: View {
  @State private var isSearching = false
  @State private var showsLayers = false
  @State private var place: Place?

  var body: some View {
    Text("Globe")
      .sheet(isPresented: $isSearching) { Text("Search") }  // expect: unsafe
      .sheet(item: $place) { place in  // expect: unsafe
        if place.isCity {
          VStack {
            Text("City")
          }
        } else {
          Text("Country")  // for now
        }
      }
      .inspector(isPresented: $showsLayers) {
        Text("Layers")
      }
  }
}

struct Place: Identifiable {
  var id = 0
  var isCity = false
}
