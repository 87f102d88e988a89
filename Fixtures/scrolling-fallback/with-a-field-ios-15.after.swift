// targets: iOS 15, macOS 12

import SwiftUI

struct SignIn: View {
  @State private var name = ""

  var body: some View {
    NavigationView {
      VStack {  // expect: unsafe
        Text("Welcome")
        TextField("Name", text: $name)
        Spacer()
        actions
      }
      .scrollingWhereAvailable()
      .padding()
    }
  }

  private var actions: some View {
    HStack {
      Button("Continue") {}
    }
  }
}

struct SignUp: View {
  @State private var name = ""

  var body: some View {
    VStack {  // expect: unsafe
      TextField("Name", text: $name)
      Spacer()
      Button("Continue") {}
    }
    .scrollingWhereAvailable()
  }
}

private extension View {
  /// Scrolls a screen, and bounces only one that is higher than its window.
  @ViewBuilder
  func scrollingWhereAvailable() -> some View {
    if #available(iOS 16.4, macOS 13.3, *) {
      ScrollView { self }
        .scrollBounceBehavior(.basedOnSize)
    } else {
      self
    }
  }
}
