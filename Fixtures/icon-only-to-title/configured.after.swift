// targets: iOS 17
// configuration: {"titles": {"plus": "Add \"it\"", "logo": "Home"}}
import SwiftUI

struct Shelf: View {
  var body: some View {
    Text("Books")
      .toolbar {
        Button("Add \"it\"", systemImage: "plus", action: add)  // expect: unsafe
        Button(action: add) { Label { Text("Home") } icon: { Image("logo") } }  // expect: unsafe
        Button("More", systemImage: "plus", action: add)  // expect: unsafe
        Button(action: add) { Image(systemName: "minus") }  // expect: left alone: nothing names it, and no title is made up from an image
      }
  }

  private func add() {}
}
