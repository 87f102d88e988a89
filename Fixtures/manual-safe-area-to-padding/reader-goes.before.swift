// targets: iOS 17.0

import SwiftUI

struct Rows: View {
  var body: some View {
    GeometryReader { proxy in
      let safeArea = proxy.safeAreaInsets
      List {
        Text("""
          One
            Two
          """)
      }
      .listStyle(.plain)
      .padding(.top, safeArea.top + 16)  // expect: unsafe
    }
    .ignoresSafeArea(edges: .top)
    .navigationTitle("Rows")
  }
}

struct Card: View {
  var body: some View {
    VStack {
      GeometryReader { proxy in
        Text("Card")
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .padding(.leading, proxy.safeAreaInsets.leading + 8)  // expect: unsafe
          .padding(.trailing, proxy.safeAreaInsets.trailing + 8)  // the right one
      }.edgesIgnoringSafeArea(.horizontal)
    }
  }
}

struct OneLine: View {
  var body: some View {
    NavigationStack {
      // expect: unsafe
      GeometryReader { proxy in Color.red.padding(.top, proxy.safeAreaInsets.top + 4) }
    }
  }
}

struct Commented: View {
  var body: some View {
    GeometryReader { proxy in
      // The rows.
      List {
        Text("Row")
      }
      .padding(.top, proxy.safeAreaInsets.top + 4)  // expect: unsafe
    }
    .ignoresSafeArea(edges: .top)
  }
}
