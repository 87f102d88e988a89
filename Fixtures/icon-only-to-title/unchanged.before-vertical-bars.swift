import SwiftUI

struct Checked: View {
  let close: () -> Void

  var body: some View {
    Text("Page")
      .toolbar {
        if #available(iOS 26, *) {
          Button(role: .close, action: close)
        } else {
          Button(action: close) { Image(systemName: "xmark") }.accessibilityLabel("Close")  // expect: left alone: only systems without vertical bars run this code
        }
      }
  }
}
