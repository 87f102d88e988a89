// targets: iOS 16

import SwiftUI

struct Editor: View {
  @State private var showsSettings = false

  var body: some View {
    // expect: unsafe
    HStack(spacing: 0) {
      Image("page")
        .background(Color.white)
      if showsSettings {
        Divider()
        Settings(name: "Page")
          .padding()
          .frame(width: 300)
          .transition(.move(edge: .trailing))
      }
    }
    .navigationTitle("Editor")
  }

  private var player: some View {
    // expect: unsafe
    HStack {
      Text("Video")
      if showsSettings {
        Settings(name: "Chat").frame(width: 280)
      }
    }
  }

  private var reader: some View {
    // expect: unsafe
    HStack(spacing: 0) {
      Text("Chapter")
      if showsSettings {
        Divider()
        Settings(name: "Notes")
          .frame(width: 280)
          .transition(.move(edge: .trailing))
      }
    }
  }
}

struct Settings: View {
  let name: String

  var body: some View {
    Text(name)
  }
}
