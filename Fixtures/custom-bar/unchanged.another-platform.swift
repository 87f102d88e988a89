// targets: macOS 13
import SwiftUI

struct EditorTopBar: View {
  var body: some View {
    HStack {
      Button {} label: { Image(systemName: "plus") }
      Button {} label: { Image(systemName: "minus") }
    }
  }
}
