// targets: iOS 13.0

import SwiftUI

struct Backdrop: View {
  var body: some View {
    Color.blue.edgesIgnoringSafeArea(.all)  // expect: left alone: needs iOS 14
  }
}
