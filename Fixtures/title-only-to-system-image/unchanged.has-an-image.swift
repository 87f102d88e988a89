import SwiftUI

struct Complete: View {
  let close: () -> Void
  @State private var isOn = false

  var body: some View {
    Text("Page")
      .toolbar {
        Button("Done", systemImage: "checkmark", action: close)
        Button("Cancel", systemImage: "xmark", role: .cancel, action: close)
        Button(action: close) { Label("Share", systemImage: "square.and.arrow.up") }
        Button(action: close) { Image(systemName: "plus") }
        Button(action: close) {
          Image(systemName: "plus")
          Text("Add")
        }
        Button(action: close) { HStack { Text("Add"); Image(systemName: "plus") } }
        Button(action: close) { Text("\(Image(systemName: "star")) Rate") }
        Button(action: close) { ProgressView() }
        Button(action: close) { Avatar() }
        Button(action: close) {
          if isOn {
            Text("Done")
          } else {
            Image(systemName: "pencil")
          }
        }
        Button("", action: close)
        Menu("More", systemImage: "ellipsis") { Button("Done", action: close) }
        Toggle("Pin", systemImage: "pin", isOn: $isOn)
        EditButton()
      }
  }
}

struct Avatar: View {
  var body: some View { Circle() }
}
