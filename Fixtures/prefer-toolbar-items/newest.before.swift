// targets: iOS 27.1
import SwiftUI

struct Compose: View {
  var body: some View {
    Text("Draft")
      .toolbar {  // expect: unsafe
        Button("Send") {}
      }
  }
}
