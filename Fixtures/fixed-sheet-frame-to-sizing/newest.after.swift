// targets: iOS 18
import SwiftUI

struct Page: View {
  @State private var isShown = false

  var body: some View {
    Text("Page")
      .sheet(isPresented: $isShown) {
        VStack {
          Text("About")
        }
        .padding()
        .presentationSizing(.fitted)  // expect: unsafe
      }
  }

  var other: some View {
    Text("Page")
      .sheet(isPresented: $isShown) { Text("About").presentationSizing(.fitted) }  // expect: unsafe
  }
}
