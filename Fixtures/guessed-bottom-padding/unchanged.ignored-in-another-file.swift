// targets: iOS 15.0

import SwiftUI
import UIKit

private let homeIndicator: CGFloat = 34

struct TabBar: View {
  var body: some View {
    HStack {
      Button("Home") {}
    }
    .padding(.top, 8)
    // expect: left alone: a view in another file probably ignores
    .padding(.bottom, UIApplication.shared.windows.first?.safeAreaInsets.bottom)
    .background(Color.white)
  }
}

struct Reel: View {
  let safeArea: EdgeInsets

  var body: some View {
    VStack {
      Spacer()
      Text("Reel")
        .padding(.bottom, safeArea.bottom + 15)  // expect: left alone: a view in another file
    }
  }
}

struct Panel: View {
  var body: some View {
    GeometryReader { proxy in
      Text("Panel")
        .padding(.bottom, proxy.safeAreaInsets.bottom)  // expect: left alone: a view in another file
    }
  }
}

/// Drawn down to the edge of the screen, so the guess makes up for an edge that is ignored elsewhere.
struct Drawer: View {
  var body: some View {
    VStack {
      Text("Drawer")
    }
    .padding(.bottom, homeIndicator)  // expect: left alone: a view in another file
    .background(Color.white)
    .cornerRadius(20)
  }
}

struct Previewed: View {
  let safeArea: EdgeInsets

  var body: some View {
    Text("A preview shows nothing of the app")
      .padding(.bottom, safeArea.bottom)  // expect: left alone: a view in another file
  }
}

#Preview {
  Previewed(safeArea: EdgeInsets()).ignoresSafeArea()
}
