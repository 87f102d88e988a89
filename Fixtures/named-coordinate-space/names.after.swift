// targets: iOS 17.0

import SwiftUI

struct Feed: View {
  private let space = "feed"
  @Namespace private var namespace

  var body: some View {
    ScrollView {
      Text("Row")
        .coordinateSpace(.named(/* per row */ namespace))  // expect: safe
    }
    .coordinateSpace(.named("feed"))  // expect: safe
    .coordinateSpace(.named(space + "-outer")).padding()  // expect: safe
    .coordinateSpace(.named("inner"))
  }
}
