// targets: iOS 13.0

import SwiftUI

struct Pictures: View {
  var body: some View {
    TabView {
      Image("coast").resizable().edgesIgnoringSafeArea(.all)  // expect: left alone: ignoresSafeArea needs iOS 14
    }
  }
}
