import SwiftUI

struct Pills: View {
  let close: () -> Void

  var body: some View {
    Text("Page")
      .toolbar {
        // expect: left alone: its label is drawn by hand
        Button(action: close) {
          Text("Save")
            .padding(8)
            .background(Capsule().fill(Color.blue))
        }
        Button(action: close) { Text("Done").frame(width: 60) }  // expect: left alone: its label is drawn by hand
        Button("Edit", action: close).labelStyle(.titleOnly)  // expect: left alone: labelStyle(.titleOnly) asks for that
        Button("Edit", action: close).labelStyle(TitleOnlyLabelStyle())  // expect: left alone: labelStyle(.titleOnly) asks for that
        Menu("More") { Button("Share", action: close) } primaryAction: {  // expect: left alone: a primary action
          close()
        }
      }
  }
}
