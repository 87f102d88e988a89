// targets: iOS 18

import SwiftUI

struct Library: View {
  @State private var isEditing = false
  @State private var isSharing = false
  @State private var chosen: Chapter?

  var body: some View {
    VStack {
      Button("Edit") { isEditing = true }
      Button("Share") { isSharing = true }
    }
    .sheet(isPresented: $isEditing) {
      NavigationStack {
        Text("Editor")
          .frame(width: 100, height: 40)
      }
      // As large as a page of the book.
      .frame(width: 520, height: 400)  // expect: unsafe
      .navigationTitle("Edit")
    }
    .sheet(isPresented: $isSharing, onDismiss: { chosen = nil }) {
      if chosen == nil {
        Text("Nothing to share").frame(width: 320, height: Self.height, alignment: .top)  // expect: unsafe
      } else {
        shareView
      }
    }
    .sheet(item: $chosen) { chapter in
      ChapterDetails(chapter: chapter)
    }
  }

  private static let height: CGFloat = 240

  private var shareView: some View {
    Text("Share")
      .padding()
      .frame(  // expect: unsafe
        width: 320,
        height: Self.height
      )
  }
}

struct Chapter: Identifiable {
  var id = 0
}

private struct ChapterDetails: View {
  let chapter: Chapter

  var body: some View {
    Text("Chapter")
      .frame(width: 400, height: 300)  // expect: unsafe
      .padding(20)
  }
}
