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
  }
}
