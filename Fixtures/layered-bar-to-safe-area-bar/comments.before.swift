// targets: iOS 16

import SwiftUI

struct Feed: View {
  var body: some View {
    // Everything.
    ZStack(alignment: .bottom) {  // expect: unsafe
      // What scrolls.
      ScrollView {
        // One row.
        Text("One")
      }  // ends here
      // As tall as the bar.
      .padding(.bottom, 64)

      /* The bar, and
         all that is on it. */
      HStack {
        Button("A") {}
        // In between.
        Spacer()
        Button("B") {}
      }  // the bar
      // More to come.
    }
    // Shown in the bar.
    .navigationTitle("Feed")
  }
}

struct Apart: View {
  var body: some View {
    // expect: unsafe
    ZStack {
      ScrollView {
        VStack {
          Text("One")

          Spacer(minLength: 60)
        }
      }
      .padding(.bottom, 60)
      //.refreshable {}

      VStack {
        Spacer()

        // Both.
        HStack {
          Button("A") {}
          Button("B") {}
        }
      }
    }
  }
}

struct First: View {
  var body: some View {
    ScrollView {
      VStack {

        Spacer(minLength: 60)

        Text("One")
      }
    }
    .overlay(alignment: .top) {  // expect: unsafe
      HStack {
        Button("A") {}
        Button("B") {}
      }
    }
  }
}
