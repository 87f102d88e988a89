import SwiftUI

struct Alone: View {
  var body: some View {
    GeometryReader { proxy in
      let safeArea = proxy.safeAreaInsets

      List {
        Text("Row")
      }
      .padding(.bottom, safeArea.bottom)
      .padding(.top, safeArea.top)
    }
    .ignoresSafeArea(.container, edges: .vertical)
    .tint(.red)
  }
}
