// targets: iOS 16

import SwiftUI

struct Player: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @State private var showsChat = false
  private let spacing: CGFloat = 0

  var body: some View {
    HStack(spacing: 0) {  // expect: left alone: below iOS 17 the sheet would have to stay
      Text("Video")
      if showsChat && horizontalSizeClass == .regular {
        Text("Chat")
          .frame(width: 320)
      }
    }
    .sheet(
      isPresented: Binding(
        get: { showsChat && horizontalSizeClass != .regular }, set: { showsChat = $0 })
    ) {
      Text("Chat")
    }
  }

  private var spaced: some View {
    HStack(spacing: spacing) {  // expect: left alone: the older column uses what a helper of the file does not see
      Text("Video")
      if showsChat {
        Text("Chat")
          .frame(width: 320)
      }
    }
  }

  @ViewBuilder
  private var checked: some View {
    if #available(iOS 17, *) {
      Text("Video").inspector(isPresented: $showsChat) { Text("Chat") }
    } else {
      HStack {
        Text("Video")
        if showsChat {
          Text("Chat").frame(width: 320)
        }
      }
    }
  }
}
