// targets: iOS 17
import SwiftUI

struct Assisted: View {
  let f: () -> Void
  var body: some View {
    Text("x")
      .toolbar {
        // expect: unsafe
        Button(action: f) { Image(systemName: "plus").accessibilityLabel("Add").accessibilityIdentifier("add") }
        // expect: unsafe
        Button(action: f) { Image(systemName: "plus").accessibilityInputLabels(["Plus"]).accessibilityLabel("Add").help("Adds") }
        // expect: unsafe
        Button(action: f) { Image(systemName: "plus").accessibilityInputLabels(["Plus"]).accessibilityLabel("Add") }
        // expect: unsafe
        Button(action: f) { Image(systemName: "plus").imageScale(.large).accessibilityLabel("Add").accessibilityHint("Adds") }
        // expect: unsafe
        Button(action: f) {
          Image(systemName: "plus")
            .imageScale(.large)
            .accessibilityLabel("Add")
            .accessibilityHint("Adds")
        }
        // expect: unsafe
        Button(action: f) {
          Image("own")
            .accessibilityInputLabels(["Plus"])
            .accessibilityLabel(Text("Add"))
        }
      }
  }
}
