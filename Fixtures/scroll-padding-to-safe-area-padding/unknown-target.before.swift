// targets: unknown

import SwiftUI

struct Shelves: View {
  let names: [String]

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        Text(names.joined())
      }
      .padding(.horizontal, 20)  // expect: unsafe
      ScrollView(.horizontal) {
        Text(names.joined())
      }
      .padding(.horizontal)  // expect: unsafe
    }
  }
}
