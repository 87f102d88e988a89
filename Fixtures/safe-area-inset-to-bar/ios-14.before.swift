// targets: iOS 14

import SwiftUI

struct Player: View {
  var body: some View {
    if #available(iOS 15, *) {
      List {
        Text("One")
      }
      .safeAreaInset(edge: .bottom) { Button("Play") {} }  // expect: unsafe
    } else {
      Text("One")
    }
  }
}
