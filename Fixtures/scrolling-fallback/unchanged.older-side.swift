// targets: iOS 15

import SwiftUI

struct Introduction: View {
  var body: some View {
    VStack {  // expect: 2 alternatives
      Text("Everything in one place")
      Spacer()
      Button("Continue") {}
    }
  }
}
