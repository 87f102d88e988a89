// targets: iOS 17.0

import SwiftUI

struct Article: View {
  let content: Text

  var body: some View {
    ScrollView {
      // The margin is inside the scroll view, which is right.
      VStack {
        content
          .padding(.horizontal, 16)
        Text("Text")
      }
      .padding(.horizontal, 16)
    }
    .padding(.top, 8)
    .padding(.horizontal, 0)
    .padding(.horizontal, -8)
    VStack {
      Text("Title")
    }
    .padding(.horizontal, 16)
    VStack {
      Text("Title")
      ScrollView {
        Text("Text")
      }
    }
    .padding(.horizontal, 16)
    ScrollView {
      VStack {
        Text("Title")
        ScrollView(.horizontal) {
          Text("Tags")
        }
      }
      .padding(.horizontal, 16)
    }
    ScrollView {
      Text("Done")
    }
    .safeAreaPadding(.horizontal, 16)
    ScrollView {
      Text("All edges")
    }
    .padding(16)  // expect: left alone: on the top or bottom
  }
}
