// targets: iOS 15, macOS 12
// oracle: skip its package ships on macOS, where this file does not compile as it is
import SwiftUI

struct Both: View {
  var body: some View {
    Text("Page")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { Button("Sort") {} }  // expect: left alone: topBarLeading does not exist on macOS, where the file ships too
      }
  }
}
