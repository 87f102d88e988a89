// targets: iOS 15

import SwiftUI

struct Feed: View {
  var body: some View {
    if #available(iOS 26, *) {
      ScrollView {
        Text("One")
      }
      .safeAreaBar(edge: .bottom, spacing: 0) { bar }  // expect: unsafe
    } else {
      ScrollView {
        Text("One")
      }
      .overlay(alignment: .bottom) { bar }
    }
  }

  private var bar: some View {
    HStack {
      Button("A") {}
      Button("B") {}
    }
  }
}
