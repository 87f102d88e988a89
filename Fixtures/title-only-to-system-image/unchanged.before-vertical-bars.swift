import SwiftUI

struct Checked: View {
  let close: () -> Void

  var body: some View {
    Text("Page")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          if #available(iOS 26, *) {
            Button(role: .close, action: close)
          } else {
            Button("Close", action: close)  // expect: left alone: only systems without vertical bars run this code
          }
        }
      }
  }
}
