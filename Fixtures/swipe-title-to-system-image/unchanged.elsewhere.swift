// targets: iOS 17
import SwiftUI

struct Inbox: View {
  var body: some View {
    List {
      Text("Letter")
        .swipeActions { delete }
        .contextMenu { delete; Button("Share") {} }
    }
    .toolbar { Button("Share") {} }
  }

  private var delete: some View {
    // expect: left alone: delete is shown outside of swipe actions too
    Button("Delete", role: .destructive) {}
  }
}
