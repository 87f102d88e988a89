// targets: macOS 26.0

import SwiftUI

struct Photo: View {
  var body: some View {
    Image("photo").resizable().ignoresSafeArea()  // expect: left alone: shows no sidebar
      .toolbar { Button("Share") {} }
  }
}
