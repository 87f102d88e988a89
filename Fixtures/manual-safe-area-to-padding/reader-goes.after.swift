// targets: iOS 17.0

import SwiftUI

struct Rows: View {
  var body: some View {
    List {
      Text("""
        One
          Two
        """)
    }
    .listStyle(.plain)
    .safeAreaPadding(.top, 16)  // expect: unsafe
    .navigationTitle("Rows")
  }
}

struct Card: View {
  var body: some View {
    VStack {
      Text("Card")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .safeAreaPadding(.leading, 8)  // expect: unsafe
        .safeAreaPadding(.trailing, 8)  // the right one
    }
  }
}

struct OneLine: View {
  var body: some View {
    NavigationStack {
      // expect: unsafe
      Color.red.safeAreaPadding(.top, 4)
    }
  }
}

struct Commented: View {
  var body: some View {
    GeometryReader { _ in
      // The rows.
      List {
        Text("Row")
      }
      .safeAreaPadding(.top, 4)  // expect: unsafe
    }
  }
}
