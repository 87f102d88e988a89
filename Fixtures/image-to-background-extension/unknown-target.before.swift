// targets: unknown

import SwiftUI

struct Pictures: View {
  var body: some View {
    TabView {
      Image("coast")
        .resizable()
        .ignoresSafeArea(.container, edges: .all)  // expect: unsafe
      Image("river")
        .resizable()
        .edgesIgnoringSafeArea(.all)  // expect: unsafe
    }
  }
}
