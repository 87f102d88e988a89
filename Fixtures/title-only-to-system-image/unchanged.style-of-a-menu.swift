// configuration: {"barLabelStyle": "iconOnly"}
import SwiftUI

struct Sorted: View {
  var body: some View {
    Text("Page")
      .toolbar {
        Menu("Sort") { Button("By Name") {} }  // expect: left alone: labelStyle(.iconOnly) on a Menu would be for its content too
      }
  }
}
