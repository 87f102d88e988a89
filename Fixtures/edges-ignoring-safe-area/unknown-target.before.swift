// targets: unknown

import SwiftUI

struct Backdrop: View {
  var body: some View {
    Color.blue.edgesIgnoringSafeArea(.all)  // expect: unsafe
  }
}
