// targets: iOS 17.0

import SwiftUI

struct Toolbox: View {
  var body: some View {
    VStack {
      HStack {
        ScrollView(.horizontal) {
          Text("Tools")
        }
        .padding(.horizontal, 8)  // expect: left alone: other views stand beside it
        Button("More") {}
      }
      List {
        Section {
          ScrollView(.horizontal) {
            Text("Chips")
          }
          .padding(.horizontal, 8)  // expect: left alone: it stands in a row
        }
      }
      VStack {
        ScrollView(.horizontal) {
          Text("Inner")
        }
        .padding(.horizontal, 8)  // expect: left alone: other padding at the side
      }
      .padding()
      ScrollView(.horizontal) {
        Text("Twice")
      }
      .padding(.horizontal, 8)  // expect: left alone: other padding at the side
      .padding(.leading, 4)  // expect: left alone: other padding at the side
      strip.padding(.trailing)  // expect: left alone: other padding at the side
    }
  }

  private var strip: some View {
    ScrollView(.horizontal) {
      Text("Strip")
    }
    .padding(.horizontal)  // expect: left alone: other padding at the side
  }
}
