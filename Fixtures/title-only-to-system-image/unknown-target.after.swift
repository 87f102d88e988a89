// targets: unknown
import SwiftUI

struct Anywhere: View {
  var body: some View {
    Text("Page")
      .toolbar {
        Button("Done", systemImage: "checkmark") {}  // expect: unsafe
        Button("Settings", systemImage: "gearshape") {}  // expect: unsafe
        #if os(macOS)
          Button("Help") {}
        #endif
      }
  }
}
