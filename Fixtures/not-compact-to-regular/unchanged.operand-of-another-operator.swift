// oracle: skip uses macros of Foundation and Testing

import SwiftUI

struct Home: View {
  @Environment(\.horizontalSizeClass) private var width
  @State private var isOpen = false

  var body: some View {
    if isOpen == true || width ?? .compact != .compact {
      Text("A default is given")
    }
    if width == .compact { Text("Asked for by name") }
    if width == .regular { Text("As it should be") }
    if width != .regular { Text("Not spacious") }
  }
}

#Predicate<Item> { $0.sizeClass != .compact }
let isEqual = #expect(home.horizontalSizeClass != .compact)
let text = "width != .compact"
