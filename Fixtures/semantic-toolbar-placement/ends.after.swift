import SwiftUI

struct Ends: View {
  @State private var isPad = false

  var body: some View {
    Text("Page")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {  // expect: unsafe
          Button("Sort") {}
        }
        ToolbarItemGroup(placement: .topBarLeading) {  // expect: unsafe
          Button("Done") {}
        }
        ToolbarItem(placement: ToolbarItemPlacement.topBarLeading) { EditButton() }  // expect: unsafe
        ToolbarItem(placement: isPad ? .topBarTrailing : .bottomBar) {  // expect: unsafe
          Button("Save") {}
        }
        ToolbarItem(placement: .topBarTrailing) {  // expect: unsafe
          HStack {
            Button("Save") {}
            Button("Cancel") {}
          }
        }
      }
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {  // expect: 2 alternatives
          Button("Save") {}
        }
        ToolbarItem(placement: .navigationBarLeading) {  // expect: 2 alternatives
          Button("Cancel", role: .cancel) {}
            .tint(.red)
        }
        ToolbarItem(placement: .navigationBarTrailing) {  // expect: 2 alternatives
          Button(action: {}) { Text("Close").bold() }
        }
        ToolbarItem(placement: isPad ? .topBarLeading : .topBarTrailing) { EditButton() }  // expect: unsafe
        ToolbarItem(placement: .topBarTrailing) { Button("Done") {} }
        ToolbarItem(placement: .primaryAction) { Button("Done") {} }
      }
  }

  #if os(iOS)
    @ToolbarContentBuilder var more: some ToolbarContent {
      ToolbarItem(placement: .topBarTrailing) { EditButton() }  // expect: unsafe
    }
  #endif
}
