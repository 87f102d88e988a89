// targets: iOS 17

import SwiftUI

struct Introduction: View {
  let isLast: Bool

  var body: some View {
    VStack {  // expect: 2 alternatives
      Text("Everything in one place")
      Spacer()
      Button("Continue") {}
      if isLast {
        Button("Later") {}
      }
    }
    .padding()
  }
}
