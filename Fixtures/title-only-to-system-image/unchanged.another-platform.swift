// targets: macOS 13, watchOS 9
import SwiftUI

struct Desk: View {
  var body: some View {
    Text("Page")
      .toolbar { Button("Save") {} }
  }
}
