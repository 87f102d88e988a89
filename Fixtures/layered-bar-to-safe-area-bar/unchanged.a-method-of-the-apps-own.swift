// targets: iOS 26

import SwiftUI

struct Own: View {
  var body: some View {
    List { Text("One") }
      .overlay(alignment: .bottom) {  // expect: left alone: the file declares a method safeAreaBar of it
        HStack {
          Button("A") {}
          Button("B") {}
        }
      }
  }
}

extension View {
  func safeAreaBar() -> some View { self }
}
