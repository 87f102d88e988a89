// targets: iOS 15.0

import SwiftUI

private let homeIndicatorHeight: CGFloat = 34

struct Badge: View {
  var body: some View {
    VStack {
      Spacer()
      Text("New")
        .font(.title)
        #if os(iOS)
          .padding(.bottom, homeIndicatorHeight)
          .foregroundColor(.red)
        #endif
        .tint(.red)
      #if DEBUG
        Text("Debug").padding(.bottom, homeIndicatorHeight)
      #endif
    }
  }
}

struct Bar: View {
  let safeArea: EdgeInsets

  var body: some View {
    #if os(iOS)
      VStack {
        Spacer()
        Text("Both in one clause")
          .padding(.bottom, safeArea.bottom)
      }
      .ignoresSafeArea(edges: .bottom)
    #else
      Text("Elsewhere")
    #endif
  }
}
