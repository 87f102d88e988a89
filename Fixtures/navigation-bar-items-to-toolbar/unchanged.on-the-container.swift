import SwiftUI

struct Outside: View {
  var body: some View {
    NavigationView {
      Text("Page")
    }
    .navigationBarItems(trailing: Button("Add") {})  // expect: left alone: on a NavigationView the items are in no bar
  }
}
