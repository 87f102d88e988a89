// targets: iOS 13
import SwiftUI

struct First: View {
  let close: () -> Void

  var body: some View {
    Text("Page")
      .navigationBarItems(
        leading: Button("Cancel", action: close),  // expect: left alone: Button needs iOS 14, and the file ships on iOS 13
        trailing: Button(action: close) { Text("Done") })  // expect: left alone: Label needs iOS 14, and the file ships on iOS 13
  }
}
