// targets: iOS 17

import SwiftUI

struct Inbox: View {
  let messages: [String]

  var body: some View {
    VStack {  // expect: left alone: it holds a List, which takes the height that is left
      List(messages, id: \.self) { Text($0) }
      Spacer()
      Button("Compose") {}
    }
  }
}

struct Card: View {
  var body: some View {
    VStack {  // expect: left alone: its frame has a fixed height
      Text("Title")
      Spacer()
      Button("Open") {}
    }
    .frame(width: 200, height: 300)
  }
}
