// targets: iOS 17

import SwiftUI

struct Chat: View {
  @State private var draft = ""
  let messages: [String]

  var body: some View {
    VStack {
      ScrollView {
        ForEach(messages, id: \.self) { message in
          Text(message)
        }
      }
      // The composer stays above the keyboard.
      .safeAreaBarOrInset(edge: .bottom, spacing: 0) {  // expect: unsafe
        HStack {
          TextField("Message", text: $draft)
          Button("Send") { draft = "" }
        }
        .padding()
        .background(.thinMaterial)
      }
      .safeAreaBarOrInset(edge: .top) { FilterBar() }  // expect: unsafe
    }
    .safeAreaBarOrInset(  // expect: unsafe
      edge: .leading, alignment: .top, spacing: 8, content: { tools })
  }

  private var tools: some View {
    VStack {
      Image(systemName: "pencil")
        .onTapGesture { draft = "" }
    }
  }
}

struct FilterBar: View {
  @State private var isOn = false

  var body: some View {
    if isOn {
      Text("On")
    } else {
      Toggle("Unread", isOn: $isOn)
    }
  }
}

#Preview {
  List {
    Text("One")
  }
  .safeAreaBarOrInset(edge: .bottom) { FilterBar() }  // expect: unsafe
}

private extension View {
  /// Pins a bar with `safeAreaBar` where the system has it, and with `safeAreaInset` before.
  @ViewBuilder
  func safeAreaBarOrInset<Bar: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
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
