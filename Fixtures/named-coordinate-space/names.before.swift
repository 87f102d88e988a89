// targets: iOS 17.0

import SwiftUI

struct Feed: View {
  private let space = "feed"
  @Namespace private var namespace

  var body: some View {
    ScrollView {
      Text("Row")
        .coordinateSpace(name: /* per row */ namespace)  // expect: safe
    }
    .coordinateSpace(name: "feed")  // expect: safe
    .coordinateSpace(name: space + "-outer").padding()  // expect: safe
    .coordinateSpace(.named("inner"))
  }
}
