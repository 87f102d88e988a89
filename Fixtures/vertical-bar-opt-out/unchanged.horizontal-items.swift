// targets: iOS 27.1
import SwiftUI

struct Items: View {
  var body: some View {
    Text("Page")
      .toolbar {
        ToolbarItem { Button("Share") {} }
          .axisBehavior(.horizontalOnly)
        ToolbarItem { Button("Print") {} }
          .axisBehavior(.horizontalOnly)  // expect: left alone: only a person can tell which
        ToolbarItem { Button("Mail") {} }
          .axisBehavior(.verticalPreferred)
      }
  }

  var other: some View {
    Text("Page")
      .toolbar {
        ToolbarItem { Button("Share") {} }
          .axisBehavior(.horizontalOnly)
      }
  }
}
