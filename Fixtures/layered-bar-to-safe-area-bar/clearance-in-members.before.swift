// targets: iOS 17

import SwiftUI

struct Feed: View {
  let posts: [String]

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      rows
      composer
    }
  }

  private var rows: some View {
    ScrollView {
      PostColumn(posts: posts)
    }
    .refreshable {}
  }

  private var composer: some View {
    HStack {
      Button("Photo") {}
      Spacer()
      Button("Post") {}
    }
    .padding(.vertical, 8)
    .frame(height: 48)
  }
}

private struct PostColumn: View {
  let posts: [String]

  var body: some View {
    VStack {
      ForEach(posts, id: \.self) { Text($0) }
      Color.clear
        .frame(height: 48)
    }
  }
}
