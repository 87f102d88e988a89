// targets: iOS 15

import SwiftUI

struct Inbox: View {
  @State private var draft = ""
  let messages: [String]

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List(messages, id: \.self) { message in
        Text(message)
      }
      .listStyle(PlainListStyle())
      .padding(.bottom, 64)

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
