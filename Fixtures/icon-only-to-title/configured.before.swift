// targets: iOS 17
// configuration: {"titles": {"plus": "Add \"it\"", "logo": "Home"}}
import SwiftUI

struct Shelf: View {
  var body: some View {
    Text("Books")
      .toolbar {
        Button(action: add) { Image(systemName: "plus") }  // expect: unsafe
        Button(action: add) { Image("logo") }  // expect: unsafe
        Button(action: add) { Image(systemName: "plus") }.accessibilityLabel("More")  // expect: unsafe
        Button(action: add) { Image(systemName: "minus") }  // expect: left alone: nothing names it, and no title is made up from an image
      }
  }

  private func add() {}
}
