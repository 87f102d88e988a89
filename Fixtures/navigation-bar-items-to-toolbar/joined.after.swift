import SwiftUI

struct Joined: View {
  var body: some View {
    Group {
      Text("1")
        .toolbar {
          ToolbarItem(placement: .principal) {
            Text("Title")
          }
          ToolbarItem(placement: .topBarLeading) {
            Button("Cancel") {}
          }
          ToolbarItem(placement: .topBarTrailing) {
            Button("Save") {}
          }
        }
        // expect: unsafe
      Text("2")
        // expect: unsafe
        .toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("One") {}
          }
          ToolbarItem(placement: .topBarTrailing) {
            Button("Save") {}
          }
        }
      Text("3")
        .toolbar { ToolbarItem { Button("One") {} } }
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button("Save") {}
          }
        }  // expect: unsafe
      Text("4")
        .toolbar {
          Button("One") {}
        }
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button("Save") {}
          }
        }  // expect: unsafe
    }
  }
}
