// targets: iOS 17
import SwiftUI

struct Assisted: View {
  let f: () -> Void
  var body: some View {
    Text("x")
      .toolbar {
        // expect: unsafe
        Button(action: f) { Label("Add", systemImage: "plus").accessibilityIdentifier("add") }
        // expect: unsafe
        Button(action: f) { Label("Add", systemImage: "plus").accessibilityInputLabels(["Plus"]).help("Adds") }
        // expect: unsafe
        Button(action: f) { Label("Add", systemImage: "plus").accessibilityInputLabels(["Plus"]) }
        // expect: unsafe
        Button(action: f) { Label { Text("Add") } icon: { Image(systemName: "plus").imageScale(.large) }.accessibilityHint("Adds") }
        // expect: unsafe
        Button(action: f) {
          Label {
            Text("Add")
          } icon: {
            Image(systemName: "plus")
              .imageScale(.large)
          }
          .accessibilityHint("Adds")
        }
        // expect: unsafe
        Button(action: f) {
          Label {
            Text("Add")
          } icon: {
            Image("own")
          }
          .accessibilityInputLabels(["Plus"])
        }
      }
  }
}
