// targets: iOS 15.0

import SwiftUI

struct Shelf: View {
  var body: some View {
    if #available(iOS 17, *) {
      ScrollView(.horizontal) {
        Text("Covers")
      }
      .padding(.horizontal, 20)  // expect: unsafe
    } else {
      ScrollView(.horizontal) {
        Text("Covers")
      }
      .padding(.horizontal, 20)
    }
  }
}

@available(iOS 18, *)
struct Tray: View {
  var body: some View {
    ScrollView(.horizontal) { Text("Tools") }.padding(.horizontal, 20)  // expect: unsafe
  }
}
