// targets: iOS 17

import SwiftUI

struct SignIn: View {
  @State private var name = ""
  @State private var password = ""

  var body: some View {
    ZStack {
      Color.yellow.ignoresSafeArea()
      // The form and what goes on from it.
      VStack(spacing: 20) {  // expect: unsafe
        Text("Welcome")
          .font(.largeTitle)
        fields
        Spacer()
        Spacer().frame(height: 20)
        Button("Continue") {}
      }
      .padding()
    }
  }

  private var fields: some View {
    VStack {
      TextField("Name", text: $name)
      SecureField("Password", text: $password)
    }
  }
}
