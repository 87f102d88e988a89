// targets: iOS 17

import SwiftUI

struct Introduction: View {
  var body: some View {
    ViewThatFits(in: .vertical) {
      screen
      ScrollView { screen }
    }
    .padding()
  }

  private var screen: some View {
    VStack {
      Text("Everything in one place")
      Spacer()
      Button("Continue") {}
    }
  }
}

struct SignIn: View {
  @State private var name = ""

  var body: some View {
    ScrollView {
      VStack {
        TextField("Name", text: $name)
        Spacer()
        Button("Continue") {}
      }
    }
    .scrollBounceBehavior(.basedOnSize)
  }
}
