// targets: iOS 16

import SwiftUI

struct Guessed: View {
  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      ScrollView {
        Text("One")
      }
      .padding(.bottom, 90)
      HStack {
        Button("A") {}
        Spacer()
        Button("B") {}
      }
      .frame(height: 56)
      .padding(.bottom, 34)
      .background(Color.white)
    }
  }
}

struct Needed: View {
  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      ScrollView {
        Text("One")
      }
      HStack {
        Button("A") {}
        Spacer()
        Button("B") {}
      }
      .padding(.bottom, 34)
      .background(Color.white)
    }
    .ignoresSafeArea(edges: .bottom)
  }
}
