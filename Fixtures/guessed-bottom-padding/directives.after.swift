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
          .foregroundColor(.red)
        #endif
        .tint(.red)
      #if DEBUG
        Text("Debug")
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
      }
    #else
      Text("Elsewhere")
    #endif
  }
}
