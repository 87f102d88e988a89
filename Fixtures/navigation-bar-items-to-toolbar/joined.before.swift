import SwiftUI

struct Joined: View {
  var body: some View {
    Group {
      Text("1")
        .toolbar {
          ToolbarItem(placement: .principal) {
            Text("Title")
          }
        }
        .navigationBarItems(leading: Button("Cancel") {}, trailing: Button("Save") {})  // expect: unsafe
      Text("2")
        .navigationBarItems(trailing: Button("Save") {})  // expect: unsafe
        .toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("One") {}
          }
        }
      Text("3")
        .toolbar { ToolbarItem { Button("One") {} } }
        .navigationBarItems(trailing: Button("Save") {})  // expect: unsafe
      Text("4")
        .toolbar {
          Button("One") {}
        }
        .navigationBarItems(trailing: Button("Save") {})  // expect: unsafe
    }
  }
}
