// targets: iOS 17.0

import SwiftUI

struct Reader<Content: View>: View {
  @ViewBuilder let content: (GeometryProxy) -> Content

  var body: some View {
    GeometryReader { proxy in
      content(proxy)
        .frame(height: proxy.safeAreaInsets.top + 44)
        .padding(.top, proxy.size.height / 10)
    }
  }
}

struct Screen: View {
  let edges: EdgeInsets

  var body: some View {
    Reader { proxy in
      Text("A reader of the app's own")
        .padding(.top, proxy.safeAreaInsets.top + 16)
        .padding(.bottom, edges.bottom + 16)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    .safeAreaPadding(.top, 16)
    GeometryReader { proxy in
      Text("Half").padding(.top, proxy.safeAreaInsets.top / 2)  // expect: left alone: a part of the inset
    }
  }
}
