// targets: iOS 15.0

import SwiftUI
import UIKit

struct Amounts: View {
  let safeArea: EdgeInsets
  let hasNotch: Bool
  @State private var isOpen = false

  private var raised: CGFloat { safeArea.bottom + 20 }

  private func adaptive(_ proxy: GeometryProxy) -> CGFloat {
    let bottom = proxy.safeAreaInsets.bottom
    return max(bottom, 20)
  }

  var body: some View {
    VStack {
      Spacer()
      Text("Half of it")
        .padding(.bottom, safeArea.bottom / 2)  // expect: left alone: a part of the inset
      Text("Some of it")
        .padding(.bottom, safeArea.bottom * 0.3 + 5)  // expect: left alone: a part of the inset
      Text("Less than it")
        .padding(.bottom, safeArea.bottom - 10)  // expect: left alone: taken off
      Text("Into it")
        .padding(.bottom, -safeArea.bottom)  // expect: left alone: taken off
      Text("At least 15")
        .padding(.bottom, max(safeArea.bottom, 15))  // expect: left alone: left of the choice
      Text("Twice")
        .padding(.bottom, safeArea.bottom + safeArea.bottom)  // expect: left alone: left of the choice
      Text("In some states")
        .padding(.bottom, isOpen ? safeArea.bottom : 0)  // expect: left alone: in some states only
      Text("By the device")
        .padding(.bottom, hasNotch ? 30 : 10)  // expect: left alone: how much of the amount
      Text("Named elsewhere")
        .padding(.bottom, raised)  // expect: left alone: raised is more than the inset
      Text("Other edges too")
        .padding([.horizontal, .bottom], safeArea.bottom)  // expect: left alone: pads other edges
    }
    GeometryReader { proxy in
      Text("Made of it")
        .padding(.bottom, adaptive(proxy))  // expect: left alone: adaptive is more than the inset
    }
  }
}
