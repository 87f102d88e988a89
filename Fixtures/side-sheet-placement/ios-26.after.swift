// targets: iOS 26

import SwiftUI

struct Atlas: View {
  @State private var isSearching = false
  @State private var showsLayers = false
  @State private var place: Place?

  var body: some View {
    Text("Globe")
      .sheet(isPresented: $isSearching) { Text("Search").presentedAtLeadingSide() }  // expect: unsafe
      .sheet(item: $place) { place in  // expect: unsafe
        if place.isCity {
          VStack {
            Text("City")
          }
          .presentedAtLeadingSide()
        } else {
          Text("Country")  // for now
            .presentedAtLeadingSide()
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

private extension View {
  /// Puts a sheet at the leading side of a wide window where the system can.
  @ViewBuilder
  func presentedAtLeadingSide() -> some View {
    if #available(iOS 27, *) {
      presentationPlacement(.leading)
    } else {
      self
    }
  }
}
