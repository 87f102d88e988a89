// targets: iOS 15, macOS 12
import SwiftUI

struct Both: View {
  var body: some View {
    Text("Page")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { Button("Sort") {} }  // expect: left alone: topBarLeading does not exist on macOS, where the file ships too
      }
  }
}
