// targets: unknown

import SwiftUI

struct Backdrop: View {
  var body: some View {
    Color.blue.ignoresSafeArea()  // expect: unsafe
  }
}
