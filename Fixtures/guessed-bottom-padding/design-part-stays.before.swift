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
        .padding(.bottom, safeArea.bottom + 10)
        .ignoresSafeArea(edges: .bottom)
    }
    VStack {
      Spacer()
      Text("Sum turned round")
        .padding(.bottom, spacing + safeArea.bottom)
        .ignoresSafeArea(edges: .bottom)
    }
    VStack {
      Spacer()
      Text("Three")
        .padding(.bottom, 4 + safeArea.bottom + spacing)
        .ignoresSafeArea(edges: .bottom)
    }
    VStack {
      Spacer()
      Text("A margin without an indicator")
        .padding(.bottom, safeArea.bottom == 0 ? 15 : safeArea.bottom)
        .ignoresSafeArea(edges: .bottom)
    }
    VStack {
      Spacer()
      Text("The same the other way round")
        .padding(
          .bottom,
          safeArea.bottom > 0
            ? safeArea.bottom + 5
            : 20
        )
        .ignoresSafeArea(edges: .bottom)
    }
    VStack {
      Spacer()
      Text("Four amounts")
        .padding(EdgeInsets(top: 8, leading: 16, bottom: safeArea.bottom + 8, trailing: 16))
        .ignoresSafeArea(edges: .bottom)
    }
    VStack {
      Spacer()
      Text("Nothing left of one of them")
        .padding(.init(top: 8, leading: 16, bottom: safeArea.bottom, trailing: 16))
        .ignoresSafeArea(edges: .bottom)
    }
    VStack {
      Spacer()
      Text("By the device")
        .padding(.bottom, hasNotch ? 34 : 16)
    }
    VStack {
      Spacer()
      Text("By the device, negated")
        .padding(.bottom, !hasNotch ? 16 : 34)
    }
    VStack {
      Spacer()
      Text("By the inset, guessed")
        .padding(.bottom, safeArea.bottom == 0 ? 16 : 34)
    }
  }
}
