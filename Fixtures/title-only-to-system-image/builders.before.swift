// targets: iOS 16
import SwiftUI

struct Editor: View {
  var body: some View {
    Text("Page")
      .toolbar(id: "main") {
        ToolbarItem(id: "share", placement: .bottomBar) { Button("Share") {} }
        ToolbarItem(id: "more") { Menu("More") { Menu("Save") { Button("Copy") {} } } }
      }
      .toolbar {
        items(count: 1)
        last
      }
      .toolbar {
        AppButton("Save", icon: "x") { Text("Save") }
        Button("Save", tint: .red) {}
        Button(role: .destructive) {} label: { Text("Delete") }
        Button(role: .cancel, action: {}, label: { Text("Cancel") })
      }
  }

  @ToolbarContentBuilder
  private func items(count: Int, title: String = "Save") -> some ToolbarContent {
    ToolbarItem { Button(title) {} }
    if count > 0 { ToolbarItem { Button("Undo") {} } }
  }

  @ToolbarContentBuilder private var last: some ToolbarContent {
    if #available(iOS 27.1, *) {
      ToolbarItem { Button("Search") {} }
    } else {
      ToolbarItem { Button("Search") {} }
    }
    #if DEBUG
    ToolbarItem { Button("Print") {} }
    #else
    ToolbarItem { Button("Copy") {} }
    #endif
  }
}

struct AppButton<Content: View>: View {
  init(_ title: String, icon: String, @ViewBuilder label: () -> Content) {}

  var body: some View { Text("") }
}

extension Button where Label == Text {
  init(_ title: String, tint: Color, action: @escaping @MainActor () -> Void) {
    self.init(title, action: action)
  }
}
