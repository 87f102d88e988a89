// targets: tvOS 17

import SwiftUI

struct Player: View {
  @State private var showsChat = false

  var body: some View {
    HStack {  // expect: left alone: does not exist on tvOS
      Text("Video")
      if showsChat {
        Text("Chat").frame(width: 320)
      }
    }
  }
}
