// targets: iOS 17

import SwiftUI

struct Bottom: View {
  var body: some View {
    ZStack {  // expect: unsafe
      ScrollView {
        Text("One")
      }
      HStack {
        Button("A") {}
        Button("B") {}
      }
      .background(Color.gray)
      .frame(maxHeight: .infinity, alignment: .bottom)
    }
  }
}

struct Wide: View {
  var body: some View {
    ZStack {  // expect: unsafe
      ScrollView {
        Text("One")
      }
      .safeAreaPadding(.bottom, 48)
      HStack {
        Button("A") {}
        Button("B") {}
      }
      .background(Color.gray)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    }
  }
}
