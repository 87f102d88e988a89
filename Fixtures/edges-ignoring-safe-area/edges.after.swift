import SwiftUI

struct Backdrop: View {
  let isSearching: Bool

  var body: some View {
    VStack {
      Color.blue.ignoresSafeArea()  // expect: safe
      Color.red.ignoresSafeArea(edges: [.top, .leading])  // expect: safe
      Text("Title")
        // Under the bar on purpose.
        .ignoresSafeArea(edges: .top)  // expect: safe
        .background(Color.white.ignoresSafeArea())  // expect: safe
      Text("Find").ignoresSafeArea(edges: isSearching ? .leading : .top)  // expect: safe
      Text("Spread")
        .ignoresSafeArea(  // expect: safe
          edges: .all
        )
      Text("Kept").ignoresSafeArea(/* for now */ edges: .all)  // expect: safe
      Text("Nested").background(  // the inner one goes first
        Color.green.ignoresSafeArea(edges: .bottom)  // expect: safe
      ).ignoresSafeArea(edges: .horizontal)  // expect: safe
    }
    #if os(iOS)
      .ignoresSafeArea(edges: .bottom)  // expect: safe
    #endif
  }
}

#Preview {
  Backdrop(isSearching: false).ignoresSafeArea()  // expect: safe
}
