// targets: iOS 17.0

import SwiftUI

struct Amounts: View {
  let isOpen: Bool
  let side: Edge.Set

  var body: some View {
    GeometryReader { proxy in
      VStack {
        Text("a").padding(.top, proxy.safeAreaInsets.top / 2)  // expect: left alone: a part of the inset
        Text("b").padding(.top, 2 * proxy.safeAreaInsets.top + 8)  // expect: left alone: a part of the inset
        Text("c").padding(.top, proxy.safeAreaInsets.top - 10)  // expect: left alone: taken off the inset
        Text("d").padding(.top, -proxy.safeAreaInsets.top)  // expect: left alone: taken off the inset
        Text("e").padding(.top, 60 - proxy.safeAreaInsets.top)  // expect: left alone: taken off the inset
        Text("f").padding(.top, max(proxy.safeAreaInsets.top, 15))  // expect: left alone: no sum
        Text("g").padding(.top, isOpen ? proxy.safeAreaInsets.top : 0)  // expect: left alone: no sum
        Text("-").padding(.bottom, proxy.safeAreaInsets.bottom == 0 ? 15 : 0)
        Text("h").padding(.top, proxy.safeAreaInsets.top + proxy.safeAreaInsets.bottom)  // expect: left alone: no sum
        Text("i").padding(.top, proxy.safeAreaInsets.bottom + 16)  // expect: left alone: the inset of one edge
        Text("j").padding(.vertical, proxy.safeAreaInsets.top + 16)  // expect: left alone: the inset of one edge
        Text("k").padding(proxy.safeAreaInsets.top + 16)  // expect: left alone: the inset of one edge
        Text("l").padding(side, proxy.safeAreaInsets.top + 16)  // expect: left alone: computed
      }
    }
  }
}

struct Alone: View {
  var body: some View {
    GeometryReader { proxy in
      Text("m").padding(.top, proxy.safeAreaInsets.top)  // expect: left alone: a view in another file probably does
    }
  }
}

struct PassedIn: View {
  let safeArea: EdgeInsets
  let margins: EdgeInsets
  let insets: EdgeInsets

  var body: some View {
    Text("n")
      .padding(.top, safeArea.top + 15)  // expect: left alone: comes in through safeArea
      .padding(.bottom, margins.bottom)
      .padding(.leading, insets.leading)
  }

  func header(safeInsets: EdgeInsets) -> some View {
    Text("o").padding(.top, safeInsets.top)  // expect: left alone: comes in through safeInsets
  }
}
