// targets: iOS 15.0

import SwiftUI

private let homeIndicator: CGFloat = 34

struct Labels: View {
  var body: some View {
    VStack {
      Text("Above and behind")
        // why: the button sat on the line
        // remove one day
        .font(.title)
      Text("A block in front")
        /* gap */
        .font(.title)
      Text("A block behind") /* gap */ .font(.title)
      Text("Between the parentheses")
        // the edge
        /* the line */
        .font(.title)
      Text("The last one")
        .font(.title)
        // why: the last button too
        // behind the last
      Text("On one line")  // behind one line
      Text("In the middle").font(.title)
      Text("At the end").font(.title)
      Text("Two on a line")
        .font(.title)
      VStack {
        Text("After a brace")
      }
      VStack {
        Text("After a brace, on several lines")
      }
    }
  }
}
