// targets: macOS 13
import SwiftUI

struct Inbox: View {
  var body: some View {
    Text("Letters")
      .toolbar {
        ToolbarItem { Text("3 new") }
      }
  }
}
