import SwiftUI

struct Backdrop: View {
  let isSearching: Bool

  var body: some View {
    VStack {
      Color.blue.edgesIgnoringSafeArea(.all)  // expect: safe
      Color.red.edgesIgnoringSafeArea([.top, .leading])  // expect: safe
      Text("Title")
        // Under the bar on purpose.
        .edgesIgnoringSafeArea(.top)  // expect: safe
        .background(Color.white.edgesIgnoringSafeArea(Edge.Set.all))  // expect: safe
      Text("Find").edgesIgnoringSafeArea(isSearching ? .leading : .top)  // expect: safe
      Text("Spread")
        .edgesIgnoringSafeArea(  // expect: safe
          .all
        )
      Text("Kept").edgesIgnoringSafeArea(/* for now */ .all)  // expect: safe
      Text("Nested").background(  // the inner one goes first
        Color.green.edgesIgnoringSafeArea(.bottom)  // expect: safe
      ).edgesIgnoringSafeArea(.horizontal)  // expect: safe
    }
    #if os(iOS)
      .edgesIgnoringSafeArea(.bottom)  // expect: safe
    #endif
  }
}

#Preview {
  Backdrop(isSearching: false).edgesIgnoringSafeArea(.all)  // expect: safe
}
