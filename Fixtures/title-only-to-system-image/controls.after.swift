// targets: iOS 16
import SwiftUI

struct Shelf: View {
  @State private var isPinned = false
  @State private var isShown = false

  var body: some View {
    Text("Books")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Menu("Filter", systemImage: "line.3.horizontal.decrease.circle") {  // expect: unsafe
            Button("Done") {}
            Button("Delete", role: .destructive) {}
          }
        }
        ToolbarItem { Menu("Sort", systemImage: "arrow.up.arrow.down", content: { Button("Name") {} }) }  // expect: unsafe
        ToolbarItem { Toggle("Pin", systemImage: "pin", isOn: $isPinned) }  // expect: unsafe
        ToolbarItem { Toggle(isOn: $isPinned) { Label("Bookmark", systemImage: "bookmark") } }  // expect: unsafe
        ToolbarItem { NavigationLink(value: 1) { Label("Settings", systemImage: "gearshape") } }  // expect: unsafe
        ToolbarItem { NavigationLink(destination: Text("Me")) { Label("Profile", systemImage: "person.crop.circle") } }  // expect: unsafe
        ToolbarItem {
          NavigationLink {  // expect: unsafe
            Text("History")
          } label: {
            Label("History", systemImage: "clock.arrow.circlepath")
          }
        }
        ToolbarItem { NavigationLink { Text("Letters") } label: { Label("Inbox", systemImage: "tray") } }  // expect: unsafe
        ToolbarItem {
          // expect: unsafe
          NavigationLink {
            Text("Days")
          } label: {
            Label("Calendar", systemImage: "calendar")
          }
          .disabled(isShown)
        }
      }
      .toolbar {
        ToolbarItem {
          Link(destination: URL(string: "https://example.com")!) {
            Label("Help", systemImage: "questionmark.circle")
          }  // expect: unsafe
        }
        ToolbarItem {
          // expect: unsafe
          Link(
            destination: URL(string: "https://example.com/about")!
          ) {
            Label("About", systemImage: "info.circle")
          }
        }
        ToolbarItem { Button {} label: { Label(LocalizedStringResource("Done"), systemImage: "checkmark") } }  // expect: unsafe
        ToolbarItem { Menu { Text("Less") } label: { Label(LocalizedStringResource("More"), systemImage: "ellipsis") } }  // expect: unsafe
      }
  }
}
