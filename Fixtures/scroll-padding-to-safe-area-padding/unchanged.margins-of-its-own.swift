// targets: iOS 17.0

import SwiftUI

struct Settings: View {
  let side: Edge.Set
  let names: [String]

  var body: some View {
    VStack {
      Form {
        Text("Name")
      }
      .padding(.horizontal, 16)  // expect: left alone: a Form has margins
      List(names, id: \.self) { Text($0) }
        .padding(.horizontal, 16)  // expect: left alone: in the plain style only
      List {
        Text("Grouped")
      }
      .listStyle(.insetGrouped)
      .padding(.horizontal, 16)  // expect: left alone: in the plain style only
      ScrollView(.horizontal) {
        Text("Margins")
      }
      .contentMargins(.horizontal, 8)
      .padding(.horizontal, 16)  // expect: left alone: contentMargins gives it margins
      ScrollView(.horizontal) {
        Text("Unclipped")
      }
      .scrollClipDisabled()
      .padding(.horizontal, 16)  // expect: left alone: draws through the margin already
      ScrollView(.horizontal) {
        Text("Pages")
      }
      .scrollTargetBehavior(.paging)
      .padding(.horizontal, 16)  // expect: left alone: by pages
      ScrollView(.horizontal) {
        GeometryReader { proxy in
          Text("Tilted").offset(x: proxy.frame(in: .global).minX / 10)
        }
      }
      .padding(.horizontal, 16)  // expect: left alone: where it is from left to right
      ScrollView {
        Text("All edges")
      }
      .padding()  // expect: left alone: on the top or bottom
      ScrollView {
        Text("Three edges")
      }
      .padding([.horizontal, .top], 16)  // expect: left alone: on the top or bottom
      ScrollView {
        Text("Computed")
      }
      .padding(side, 16)  // expect: left alone: computed
    }
  }
}
