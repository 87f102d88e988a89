// targets: iOS 17, macOS 14
import SwiftUI

struct Page: View {
  @State private var isShown = false

  var body: some View {
    Text("Page")
      .sheet(isPresented: $isShown) {  // expect: 2 alternatives
        Text("Notes")
      }
  }
}
