import SwiftUI

struct Reader: View {
  var body: some View {
    Text("Page")
      .toolbar { toolbarItems }
      .toolbar(content: builtItems)
      .sheet(isPresented: .constant(false)) {
        Text("Sheet").toolbar { Button("Save") {} }  // expect: unsafe
      }
  }

  @ToolbarContentBuilder
  private var toolbarItems: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) { shareButton }
    ToolbarItem(placement: .bottomBar) { SaveButton(isDirty: true) }
    #if os(iOS)
      ToolbarItem { Button("Refresh") {} }  // expect: unsafe
    #endif
  }

  private func builtItems() -> some ToolbarContent {
    ToolbarItem {
      Button("Print") {}  // expect: unsafe
        #if os(iOS)
          .tint(.red)
        #endif
    }
  }

  private var shareButton: some View {
    Button("Share") {}  // expect: unsafe
  }
}

private struct SaveButton: View {
  let isDirty: Bool

  var body: some View {
    Button("Save") {}  // expect: unsafe
      .disabled(!isDirty)
  }
}

struct Closing: ToolbarContent {
  let close: () -> Void

  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) {
      if #available(iOS 26, *) {
        Button("Close", action: close)  // expect: unsafe
          .buttonStyle(.glass)
      } else {
        EmptyView()
      }
    }
  }
}
