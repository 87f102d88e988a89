import SwiftUI

struct Home: View {
  @Environment(\.horizontalSizeClass) private var width
  @State private var isOpen = false

  var body: some View {
    if !(width == .compact && isOpen) {  // expect: left alone: the negation covers more
      Text("Open")
    }
    if !(isOpen || (width == .compact)) {  // expect: left alone: the negation covers more
      Text("Closed")
    }
  }
}
