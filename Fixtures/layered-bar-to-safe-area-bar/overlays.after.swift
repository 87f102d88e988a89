// targets: iOS 17

import SwiftUI

struct Cart: View {
  let items: [String]

  var body: some View {
    List(items, id: \.self) { Text($0) }
      .safeAreaBarOrInset(edge: .bottom, spacing: 0) {  // expect: unsafe
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
    .safeAreaBarOrInset(edge: .bottom, spacing: 0) { Tools().frame(maxWidth: .infinity) }  // expect: unsafe
  }
}

struct OlderAndLonger: View {
  var body: some View {
    Form {
      Text("One")
    }
    .safeAreaBarOrInset(edge: .bottom, spacing: 0) {  // expect: unsafe
      HStack {
        Button("Cancel") {}
        Spacer()
        Button("Save") {}
      }
      .padding()
    }
    .navigationTitle("Settings")
  }
}

struct OlderAndInline: View {
  var body: some View {
    ScrollView {
      Text("One")
    }
    .safeAreaBarOrInset(edge: .bottom, spacing: 0) {
      HStack {  // expect: unsafe
        Button("Cancel") {}
        Spacer()
        Button("Save") {}
      }
    }
  }
}

struct WithSpacer: View {
  var body: some View {
    ScrollView {
      Text("One")
    }
    .safeAreaBarOrInset(edge: .bottom, spacing: 0) {  // expect: unsafe
      Tools()
        .frame(maxWidth: .infinity)
    }
  }
}

struct OlderWithSpacer: View {
  var body: some View {
    ScrollView {
      Text("One")
    }
    .safeAreaBarOrInset(edge: .bottom, spacing: 0) {  // expect: unsafe
      Tools()
        .frame(maxWidth: .infinity)
    }
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
        // space for the button
      }
      Spacer()
    }
    // expect: unsafe
    .safeAreaBarOrInset(edge: .bottom, spacing: 0) {
      // Fixed at the bottom
      Button("Continue") {}
        .disabled(isImporting)
    }
  }
}

struct InParentheses: View {
  var body: some View {
    ScrollView {
      Text("One")
    }
    .safeAreaBarOrInset(edge: .bottom, spacing: 0, content: { Tools().frame(maxWidth: .infinity) })  // expect: unsafe
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

private extension View {
  /// Pins a bar with `safeAreaBar` where the system has it, and with `safeAreaInset` before.
  @ViewBuilder
  func safeAreaBarOrInset<Bar: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    if #available(iOS 26, *) {
      safeAreaBar(edge: edge, alignment: alignment, spacing: spacing, content: content)
    } else {
      safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
  }
}
