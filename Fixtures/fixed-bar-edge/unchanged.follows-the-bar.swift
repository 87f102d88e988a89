// targets: iOS 27.1
import SwiftUI

struct Canvas: View {
  @Environment(\.toolbarVerticalEdge) private var edge

  var body: some View {
    Color.white
      .navigationTitle("Canvas")
      .overlay(alignment: .leading) { Button("Pen") {}.opacity(edge == nil ? 1 : 0) }
  }
}
