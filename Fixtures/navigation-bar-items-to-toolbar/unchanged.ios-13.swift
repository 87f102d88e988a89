// targets: iOS 13
import SwiftUI

struct First: View {
  var body: some View {
    Text("Page")
      .navigationBarItems(trailing: Button("Add") {})  // expect: left alone: toolbar needs iOS 14, and the file ships on iOS 13
  }
}
