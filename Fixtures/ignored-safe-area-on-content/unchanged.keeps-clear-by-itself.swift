import SwiftUI
import UIKit

private let edges = UIApplication.shared.windows.first?.safeAreaInsets

struct Clear: View {
  @State private var top = UIApplication.shared.windows.first?.safeAreaInsets.top

  var body: some View {
    VStack {
      Text("Title")
        .padding(.top, edges?.top)
    }
    .ignoresSafeArea()  // expect: left alone: reads the insets
    VStack {
      Text("Title")
        .padding(.top, top ?? 0)
    }
    .ignoresSafeArea()  // expect: left alone: reads the insets
    GeometryReader { proxy in
      Text("Title")
        .offset(y: proxy.safeAreaInsets.top)
    }
    .ignoresSafeArea()  // expect: left alone: reads the insets
    NavigationView {
      Text("Title")
    }
    .ignoresSafeArea()  // expect: left alone: has a safe area of its own
  }
}
