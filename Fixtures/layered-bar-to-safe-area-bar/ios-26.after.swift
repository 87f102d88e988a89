// targets: iOS 26

import SwiftUI

struct Inbox: View {
  @State private var draft = ""
  let messages: [String]

  var body: some View {
    // expect: unsafe
    List(messages, id: \.self) { message in
      Text(message)
    }
    .listStyle(PlainListStyle())
    .safeAreaBar(edge: .bottom, spacing: 0) {
      // What is written here is kept as a draft.
      HStack {
        TextField("Message", text: $draft)
        Button("Send") { draft = "" }
      }
      .frame(height: 64)
      .background(Color.white.ignoresSafeArea(edges: .bottom))
    }
    .navigationTitle("Inbox")
  }
}
