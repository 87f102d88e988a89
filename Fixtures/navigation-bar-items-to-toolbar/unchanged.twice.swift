// targets: iOS 17
import SwiftUI

/// Of two, one replaces the other; as toolbars both would show.
struct Twice: View {
  var body: some View {
    Text("Page")
      .navigationBarItems(leading: Button("Cancel") {})  // expect: left alone: another navigationBarItems
      .padding()
      .navigationBarItems(trailing: Button("Save") {})  // expect: left alone: another navigationBarItems
  }
}
