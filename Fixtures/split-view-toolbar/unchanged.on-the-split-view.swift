// targets: iOS 16
import SwiftUI

struct Library: View {
  var body: some View {
    NavigationSplitView {
      Text("Shelves")
        .toolbar { Button("Add") {} }
    } detail: {
      Text("Book")
        .toolbar { Button("Share") {} }
    }
    .navigationSplitViewStyle(.balanced)
    .toolbar { Button("Sync") {} }  // expect: left alone: only a person knows
    .toolbar(.hidden, for: .tabBar)
  }
}

struct Whole: View {
  var body: some View {
    columns
      .toolbar {  // expect: left alone: only a person knows
        ToolbarItem(placement: .primaryAction) { Button("Sync") {} }
      }
  }

  private var columns: some View {
    NavigationSplitView { Text("Shelves") } detail: { Text("Book") }
  }
}

struct Stack: View {
  var body: some View {
    NavigationStack { Text("Page") }
      .toolbar { Button("Sync") {} }
  }
}
