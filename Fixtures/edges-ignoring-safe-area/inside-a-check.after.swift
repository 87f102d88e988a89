// targets: iOS 13.0, macOS 11.0

import SwiftUI

struct Backdrop: View {
  var body: some View {
    Group {
      if #available(iOS 14, *) {
        Color.blue.ignoresSafeArea()  // expect: safe
      } else {
        Color.blue.edgesIgnoringSafeArea(.all)  // expect: left alone: needs iOS 14
      }
      #if os(macOS)
        Color.red.ignoresSafeArea(edges: .top)  // expect: safe
      #endif
    }
  }
}
