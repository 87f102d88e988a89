// targets: iOS 17.0

import SwiftUI

struct Cards: View {
  var body: some View {
    ScrollView {
      Text("Card")
    }
    .background(Color.white)
    .padding(.horizontal, 16)  // expect: left alone: background goes by the frame
    ScrollView {
      Text("Rounded")
    }
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .shadow(radius: 4)
    .padding(.horizontal)  // expect: left alone: clipShape goes by the frame
    ScrollView(.horizontal) {
      Text("Narrow")
    }
    .frame(width: 300)
    .padding(.horizontal, 8)  // expect: left alone: frame goes by the frame
    panel.padding(.horizontal, 8)  // expect: left alone: overlay goes by the frame
    ScrollView {
      Text("Styled")
    }
    .cardStyle()
    .padding(.horizontal, 8)  // expect: left alone: whether cardStyle goes by the frame
    ScrollView {
      Text("Bar")
    }
    .safeAreaInset(edge: .bottom) { Text("Notice") }
    .padding(.horizontal, 8)  // expect: left alone: safeAreaInset goes by the frame
    ScrollView {
      Text("Conditional")
    }
    #if os(iOS)
      .scrollDismissesKeyboard(.immediately)
    #endif
    .padding(.horizontal, 8)  // expect: left alone: inside an #if
    ScrollView {
      Text("Only there")
    }
    #if os(iOS)
      .padding(.horizontal, 8)  // expect: left alone: inside an #if
    #endif
  }

  private var panel: some View {
    ScrollView {
      Text("Panel")
    }
    .overlay { Rectangle().stroke() }
  }
}

extension View {
  func cardStyle() -> some View {
    background(Color.white)
  }
}
