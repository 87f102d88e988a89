// targets: iOS 15.0

import SwiftUI

struct Footers: View {
  let safeArea: EdgeInsets
  let hasNotch: Bool
  let spacing: CGFloat

  var body: some View {
    VStack {
      Spacer()
      Text("Sum")
        .padding(.bottom, 10)
    }
    VStack {
      Spacer()
      Text("Sum turned round")
        .padding(.bottom, spacing)
    }
    VStack {
      Spacer()
      Text("Three")
        .padding(.bottom, 4 + spacing)
    }
    VStack {
      Spacer()
      Text("A margin without an indicator")
        .padding(.bottom, safeArea.bottom == 0 ? 15 : 0)
    }
    VStack {
      Spacer()
      Text("The same the other way round")
        .padding(
          .bottom,
          safeArea.bottom > 0
            ? 5
            : 20
        )
    }
    VStack {
      Spacer()
      Text("Four amounts")
        .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
    }
    VStack {
      Spacer()
      Text("Nothing left of one of them")
        .padding(.init(top: 8, leading: 16, bottom: 0, trailing: 16))
    }
    VStack {
      Spacer()
      Text("By the device")
        .padding(.bottom, hasNotch ? 0 : 16)
    }
    VStack {
      Spacer()
      Text("By the device, negated")
        .padding(.bottom, !hasNotch ? 16 : 0)
    }
    VStack {
      Spacer()
      Text("By the inset, guessed")
        .padding(.bottom, safeArea.bottom == 0 ? 16 : 0)
    }
  }
}
