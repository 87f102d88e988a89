// targets: iOS 17

import SwiftUI

struct Chat: View {
  @State private var text = ""

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the bar stays behind the keyboard
      ScrollView {
        TextField("Text", text: $text)
      }
      HStack {
        Button("A") {}
        Button("B") {}
      }
      .ignoresSafeArea(.keyboard)
    }
  }
}

struct Followed: View {
  var body: some View {
    ScrollView {
      Text("One")
    }
    .overlay(alignment: .bottom) {  // expect: left alone: the bar follows the keyboard by itself
      HStack {
        Button("A") {}
        Button("B") {}
      }
      .keyboardAdaptive()
    }
  }
}

struct IgnoringAll: View {
  var body: some View {
    ZStack {  // expect: left alone: the bar itself ignores the bottom safe area
      ScrollView {
        Text("One")
      }
      VStack {
        Spacer()
        HStack {
          Button("A") {}
          Button("B") {}
        }
      }
      .edgesIgnoringSafeArea(.bottom)
    }
  }
}

extension View {
  func keyboardAdaptive() -> some View { self }
}
