// targets: iOS 15

import SwiftUI

struct Introduction: View {
  var body: some View {
    VStack {
      Text("Everything in one place")
      Spacer()
      Button("Continue") {}
    }
    .scrollingUnlessFitting()
    .padding()
  }
}

struct SignIn: View {
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Spacer()
      Button("Continue") {}
    }
    .scrollingWhereAvailable()
  }
}

private extension View {
  /// Scrolls a screen that is higher than its window, where the system can tell.
  @ViewBuilder
  func scrollingUnlessFitting() -> some View {
    if #available(iOS 16, *) {
      ViewThatFits(in: .vertical) {
        self
        ScrollView { self }
      }
    } else {
      self
    }
  }
}

private extension View {
  /// Scrolls a screen, and bounces only one that is higher than its window.
  @ViewBuilder
  func scrollingWhereAvailable() -> some View {
    if #available(iOS 16.4, *) {
      ScrollView { self }
        .scrollBounceBehavior(.basedOnSize)
    } else {
      self
    }
  }
}
