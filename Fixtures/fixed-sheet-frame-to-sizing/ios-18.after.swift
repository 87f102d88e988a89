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
      .frame(idealWidth: 520, maxWidth: .infinity, idealHeight: 400, maxHeight: .infinity)  // expect: unsafe
      .presentationSizing(.fitted)
      .navigationTitle("Edit")
    }
    .sheet(isPresented: $isSharing, onDismiss: { chosen = nil }) {
      if chosen == nil {
        Text("Nothing to share").frame(idealWidth: 320, maxWidth: .infinity, idealHeight: Self.height, maxHeight: .infinity, alignment: .top)  // expect: unsafe
          .presentationSizing(.fitted)
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
        idealWidth: 320, maxWidth: .infinity,
        idealHeight: Self.height, maxHeight: .infinity
      )
      .presentationSizing(.fitted)
  }
}

struct Chapter: Identifiable {
  var id = 0
}

private struct ChapterDetails: View {
  let chapter: Chapter

  var body: some View {
    Text("Chapter")
      .frame(idealWidth: 400, maxWidth: .infinity, idealHeight: 300, maxHeight: .infinity)  // expect: unsafe
      .presentationSizing(.fitted)
      .padding(20)
  }
}
