// targets: iOS 26

import SwiftUI

struct Player: View {
  @State private var position = 0.5

  var body: some View {
    List {
      Text("One")
    }
    .safeAreaInset(edge: .bottom) {  // expect: unsafe
      Slider(value: $position)
    }
  }
}
