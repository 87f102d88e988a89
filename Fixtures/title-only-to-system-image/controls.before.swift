// targets: iOS 16
import SwiftUI

struct Shelf: View {
  @State private var isPinned = false
  @State private var isShown = false

  var body: some View {
    Text("Books")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Menu("Filter") {  // expect: unsafe
            Button("Done") {}
            Button("Delete", role: .destructive) {}
          }
        }
        ToolbarItem { Menu("Sort", content: { Button("Name") {} }) }  // expect: unsafe
        ToolbarItem { Toggle("Pin", isOn: $isPinned) }  // expect: unsafe
        ToolbarItem { Toggle(isOn: $isPinned) { Text("Bookmark") } }  // expect: unsafe
        ToolbarItem { NavigationLink("Settings", value: 1) }  // expect: unsafe
        ToolbarItem { NavigationLink("Profile", destination: Text("Me")) }  // expect: unsafe
        ToolbarItem {
          NavigationLink("History") {  // expect: unsafe
            Text("History")
          }
        }
        ToolbarItem { NavigationLink("Inbox") { Text("Letters") } }  // expect: unsafe
        ToolbarItem {
          // expect: unsafe
          NavigationLink(
            "Calendar"
          ) {
            Text("Days")
          }
          .disabled(isShown)
        }
      }
      .toolbar {
        ToolbarItem {
          Link("Help", destination: URL(string: "https://example.com")!)  // expect: unsafe
        }
        ToolbarItem {
          // expect: unsafe
          Link(
            "About",
            destination: URL(string: "https://example.com/about")!
          )
        }
        ToolbarItem { Button(LocalizedStringResource("Done")) {} }  // expect: unsafe
        ToolbarItem { Menu(LocalizedStringResource("More")) { Text("Less") } }  // expect: unsafe
      }
  }
}
