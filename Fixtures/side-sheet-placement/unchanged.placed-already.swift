// targets: iOS 27
import SwiftUI

struct Page: View {
  @State private var isShown = false

  var body: some View { Text("Body") }

  var placed: some View {
    Text("Page")
      .sheet(isPresented: $isShown) { Text("Notes").presentationPlacement(.trailing) }
  }

  var choice: some View {
    Text("Page")
      .sheet(isPresented: $isShown) {  // expect: left alone: its content is a choice
        if isShown { Text("A") } else { Text("B") }
      }
  }

  var cover: some View {
    Text("Page").fullScreenCover(isPresented: $isShown) { Text("Notes") }
  }
}
