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
      .safeAreaInset(edge: .bottom, spacing: 0) {  // expect: unsafe
        HStack {
          TextField("Message", text: $draft)
          Button("Send") { draft = "" }
        }
        .padding()
        .background(.thinMaterial)
      }
      .safeAreaInset(edge: .top) { FilterBar() }  // expect: unsafe
    }
    .safeAreaInset(  // expect: unsafe
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
  .safeAreaInset(edge: .bottom) { FilterBar() }  // expect: unsafe
}
