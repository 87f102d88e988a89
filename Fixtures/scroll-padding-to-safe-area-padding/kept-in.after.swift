// targets: iOS 17.0

import SwiftUI

struct Feed: View {
  private let paper = Color.white

  var body: some View {
    ScrollView {
      HStack {
        Text("Start").background(paper)
        Text("End")
      }
    }
    .safeAreaPadding(.trailing, 16)  // expect: unsafe
    ScrollView {
      Text("Kept in")
        .background(Color.white, ignoresSafeAreaEdges: [])
      Text("A view")
        .background(RoundedRectangle(cornerRadius: 4).fill(.white))
      Text("In a closure")
        .background { Color.white }
      Text("In a shape")
        .background(.white, in: Capsule())
      Text("Cut")
        .background(paper)
        .clipShape(Capsule())
      Text("Top").ignoresSafeArea(edges: .top)
      plate.frame(width: 100)
    }
    .safeAreaPadding(.horizontal, 16)  // expect: unsafe
  }

  private var plate: some View {
    Text("Plate").background(backdrop)
  }

  private var backdrop: some View {
    Color.yellow
  }
}
