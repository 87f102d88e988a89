// targets: iOS 17

import SwiftUI

struct Cart: View {
  let items: [String]

  var body: some View {
    List(items, id: \.self) { Text($0) }
      .padding(.bottom, 60)
      .overlay(alignment: .bottom) {  // expect: unsafe
        checkout
      }
      .navigationTitle("Cart")
  }

  private var checkout: some View {
    Button(action: {}) {
      Text("Check out")
        .frame(maxWidth: .infinity)
    }
    .frame(height: 60)
  }
}

struct Older: View {
  var body: some View {
    ScrollView {
      Text("One")
    }
    .overlay(Tools().frame(maxWidth: .infinity), alignment: .bottom)  // expect: unsafe
  }
}

struct OlderAndLonger: View {
  var body: some View {
    Form {
      Text("One")
    }
    .overlay(  // expect: unsafe
      HStack {
        Button("Cancel") {}
        Spacer()
        Button("Save") {}
      }
      .padding(),
      alignment: Alignment(horizontal: .center, vertical: .bottom)
    )
    .navigationTitle("Settings")
  }
}

struct OlderAndInline: View {
  var body: some View {
    ScrollView {
      Text("One")
    }
    .overlay(HStack {  // expect: unsafe
      Button("Cancel") {}
      Spacer()
      Button("Save") {}
    }, alignment: .bottom)
  }
}

struct WithSpacer: View {
  var body: some View {
    ScrollView {
      Text("One")
    }
    .overlay {  // expect: unsafe
      VStack {
        Spacer()
        Tools()
          .frame(maxWidth: .infinity)
      }
    }
  }
}

struct OlderWithSpacer: View {
  var body: some View {
    ScrollView {
      Text("One")
    }
    .overlay(  // expect: unsafe
      VStack {
        Spacer()
        Tools()
          .frame(maxWidth: .infinity)
      }
    )
  }
}

struct SingleButton: View {
  let isImporting: Bool

  var body: some View {
    VStack {
      Text("Contacts")
      ScrollView {
        VStack {
          Text("One")
        }
        .padding(.horizontal, 24)
        .padding(.bottom, 120)  // space for the button
      }
      Spacer()
    }
    // expect: unsafe
    .overlay(
      // Fixed at the bottom
      VStack {
        Spacer()

        Button("Continue") {}
          .disabled(isImporting)
          .padding(.bottom, 34)
      }
    )
  }
}

struct InParentheses: View {
  var body: some View {
    ScrollView {
      Text("One")
    }
    .overlay(alignment: .bottom, content: { Tools().frame(maxWidth: .infinity) })  // expect: unsafe
  }
}

struct Tools: View {
  var body: some View {
    HStack {
      Button("A") {}
      Button("B") {}
    }
  }
}
