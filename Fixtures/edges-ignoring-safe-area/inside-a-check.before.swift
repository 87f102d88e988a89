// targets: iOS 13.0, macOS 11.0

import SwiftUI

struct Backdrop: View {
  var body: some View {
    Group {
      if #available(iOS 14, *) {
        Color.blue.edgesIgnoringSafeArea(.all)  // expect: safe
      } else {
        Color.blue.edgesIgnoringSafeArea(.all)  // expect: left alone: needs iOS 14
      }
      #if os(macOS)
        Color.red.edgesIgnoringSafeArea(.top)  // expect: safe
      #endif
    }
  }
}
