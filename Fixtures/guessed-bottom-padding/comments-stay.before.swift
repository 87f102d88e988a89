// targets: iOS 15.0

import SwiftUI

private let homeIndicator: CGFloat = 34

struct Labels: View {
  var body: some View {
    VStack {
      Text("Above and behind")
        // why: the button sat on the line
        .padding(.bottom, homeIndicator)  // remove one day
        .font(.title)
      Text("A block in front")
        /* gap */ .padding(.bottom, homeIndicator)
        .font(.title)
      Text("A block behind").padding(.bottom, homeIndicator) /* gap */ .font(.title)
      Text("Between the parentheses")
        .padding(
          // the edge
          .bottom, /* the line */ homeIndicator
        )
        .font(.title)
      Text("The last one")
        .font(.title)
        // why: the last button too
        .padding(.bottom, homeIndicator)  // behind the last
      Text("On one line").padding(.bottom, homeIndicator)  // behind one line
      Text("In the middle").padding(.bottom, homeIndicator).font(.title)
      Text("At the end").font(.title).padding(.bottom, homeIndicator)
      Text("Two on a line")
        .padding(.bottom, homeIndicator).font(.title)
      VStack {
        Text("After a brace")
      }.padding(.bottom, homeIndicator)
      VStack {
        Text("After a brace, on several lines")
      }.padding(
        .bottom,
        homeIndicator
      )
    }
  }
}
