// targets: iOS 16
import SwiftUI

struct Form1: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Done") {}
      Menu("More") { Button("Delete") {} }
    }
    .safeAreaInset(edge: .bottom) { Button("Save") {} }
    .confirmationDialog("Sure?", isPresented: $isShown) { Button("Delete", role: .destructive) {} }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("Done") {}
      }
      ToolbarItem(placement: .principal) { Button("Search") {} }
      ToolbarItem(placement: .status) { Button("Sync") {} }
      ToolbarItem {
        Menu {
          Button("Share") {}
          Menu("Sort") { Button("Edit") {} }
        } label: {
          Image(systemName: "ellipsis")
        }
        .alert("Sure?", isPresented: $isShown) {
          Button("Cancel", role: .cancel) {}
        }
        .popover(isPresented: $isShown) { Button("Close") {} }
        .sheet(isPresented: $isShown) { Button("Close") {} }
      }
    }
    .toolbar(.hidden, for: .tabBar)
    .swipeActions { Button("Archive") {} }
  }
}
