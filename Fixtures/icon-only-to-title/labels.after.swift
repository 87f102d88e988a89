// targets: iOS 17
import SwiftUI

struct Styled: View {
  @State private var isOn = false
  let item: Item

  struct Item { var title = "" }

  var body: some View {
    Text("Page")
      .toolbar {
        // expect: unsafe
        Button(action: add) {
          Label {
            Text("Add")
          } icon: {
            Image(systemName: "plus")
              .font(.title2)
              .foregroundColor(.red)
          }
        }
        // for VoiceOver
        // expect: unsafe
        Button(action: add) {
          Label {
            Text("Remove")
          } icon: {
            Image(systemName: "minus")
              .imageScale(.large)
          }
        }
        Button(action: add) { Label { Text("Home") } icon: { Image("brand").resizable().frame(width: 24, height: 24) } }  // expect: unsafe
        Button(action: add) { Label { Text(verbatim: item.title) } icon: { Image(systemName: "star") } }  // expect: unsafe
        NavigationLink(destination: Text("There")) { Label("Settings", systemImage: "gear") }  // expect: unsafe
        Toggle(isOn: $isOn) { Label("Pin", systemImage: "pin") }  // expect: unsafe
        Link(destination: URL(string: "https://example.com")!) {  // expect: unsafe
          Label("Help", systemImage: "questionmark")
        }
      }
  }

  private func add() {}
}
