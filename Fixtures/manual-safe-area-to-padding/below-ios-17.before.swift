// targets: iOS 15.0

import SwiftUI

struct Welcome: View {
  var body: some View {
    GeometryReader { proxy in
      VStack {
        Text("Top")
        Spacer()
      }
      .padding(.top, proxy.safeAreaInsets.top + 16)  // expect: unsafe
      .padding(.bottom, proxy.safeAreaInsets.bottom)
      .ignoresSafeArea()
    }
  }
}

struct Sheet: View {
  var body: some View {
    GeometryReader { proxy in
      let insets = proxy.safeAreaInsets
      Text("Sheet")
        .padding(EdgeInsets(top: insets.top + 8, leading: 20, bottom: insets.bottom, trailing: 20))  // expect: unsafe
    }
    .ignoresSafeArea(.container, edges: .vertical)
  }
}

struct Sides: View {
  var body: some View {
    GeometryReader {
      Text("Sides")
        .padding(.horizontal, 20 + $0.safeAreaInsets.leading)  // expect: unsafe
    }
  }
}

struct Older: View {
  var body: some View {
    GeometryReader { proxy in
      Text("Older")
        .padding(.top, proxy.safeAreaInsets.top + 4)  // expect: unsafe
    }
    .edgesIgnoringSafeArea(.top)
  }
}
