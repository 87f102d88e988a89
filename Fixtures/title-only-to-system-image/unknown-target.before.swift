// targets: unknown
import SwiftUI

struct Anywhere: View {
  var body: some View {
    Text("Page")
      .toolbar {
        Button("Done") {}  // expect: unsafe
        Button("Settings") {}  // expect: unsafe
        #if os(macOS)
          Button("Help") {}
        #endif
      }
  }
}
