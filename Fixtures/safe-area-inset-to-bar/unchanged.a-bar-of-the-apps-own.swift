// targets: iOS 26

import SwiftUI

struct Shelf: View {
  var body: some View {
    Text("One")
      .safeAreaInset(edge: .bottom) { Button("Sort") {} }  // expect: left alone: a method safeAreaBar of its own
  }
}

extension View {
  func safeAreaBar(title: String) -> some View { self }
}
