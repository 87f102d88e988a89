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
          Image(systemName: "plus")
            .font(.title2)
            .foregroundColor(.red)
        }
        .accessibilityLabel("Add")  // for VoiceOver
        // expect: unsafe
        Button(action: add) {
          Image(systemName: "minus")
            .imageScale(.large)
            .accessibilityLabel("Remove")
        }
        Button(action: add) { Image("brand").resizable().frame(width: 24, height: 24) }.accessibilityLabel("Home")  // expect: unsafe
        Button(action: add) { Image(systemName: "star") }.accessibilityLabel(Text(verbatim: item.title))  // expect: unsafe
        NavigationLink(destination: Text("There")) { Image(systemName: "gear") }.accessibilityLabel("Settings")  // expect: unsafe
        Toggle(isOn: $isOn) { Image(systemName: "pin") }.accessibilityLabel("Pin")  // expect: unsafe
        Link(destination: URL(string: "https://example.com")!) {  // expect: unsafe
          Image(systemName: "questionmark")
        }
        .accessibilityLabel("Help")
      }
  }

  private func add() {}
}
