// targets: iOS 15
import SwiftUI

@available(iOS 16, *)
struct Newer: View {
  @State private var isShown = false

  var body: some View {
    // expect: unsafe
    Text("Page")
      .sheet(isPresented: $isShown) {
        Text("Panel")
          .presentationDetents([.medium, .large])
      }
  }
}

struct Checked: View {
  @State private var isShown = false

  var body: some View {
    if #available(iOS 16, *) {
      // expect: unsafe
      Text("Page")
        .sheet(isPresented: $isShown) {
          Text("Panel")
            .presentationDetents([.medium, .large])
        }
    } else {
      Text("Page")
    }
  }
}
