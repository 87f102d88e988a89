import SwiftUI

struct Ends: View {
  @State private var isPad = false

  var body: some View {
    Text("Page")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {  // expect: unsafe
          Button("Sort") {}
        }
        ToolbarItemGroup(placement: .navigationBarLeading) {  // expect: unsafe
          Button("Done") {}
        }
        ToolbarItem(placement: ToolbarItemPlacement.navigationBarLeading) { EditButton() }  // expect: unsafe
        ToolbarItem(placement: isPad ? .navigationBarTrailing : .bottomBar) {  // expect: unsafe
          Button("Save") {}
        }
        ToolbarItem(placement: .navigationBarTrailing) {  // expect: unsafe
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
        ToolbarItem(placement: isPad ? .navigationBarLeading : .navigationBarTrailing) { EditButton() }  // expect: unsafe
        ToolbarItem(placement: .topBarTrailing) { Button("Done") {} }
        ToolbarItem(placement: .primaryAction) { Button("Done") {} }
      }
  }

  #if os(iOS)
    @ToolbarContentBuilder var more: some ToolbarContent {
      ToolbarItem(placement: .navigationBarTrailing) { EditButton() }  // expect: unsafe
    }
  #endif
}
