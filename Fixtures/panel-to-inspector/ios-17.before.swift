// targets: iOS 17

import SwiftUI

struct Editor: View {
  @State private var showsSettings = false

  var body: some View {
    // expect: unsafe
    HStack(spacing: 0) {
      // The page that is edited.
      Image("page")
        .background(Color.white)
      if showsSettings {
        // What the page looks like.
        Settings(name: "Page")
          .padding()
          .frame(width: 300)
          .transition(.move(edge: .trailing))
      }
    }
    .navigationTitle("Editor")
    .animation(.default, value: showsSettings)
  }
}

struct Reader: View {
  @Binding var isAnnotating: Bool
  @ObservedObject var model: Model

  var body: some View {
    NavigationStack {
      // expect: unsafe
      HStack(alignment: .top, spacing: 0) {
        Text("Chapter")
        Divider()
        if isAnnotating {
          Settings(name: "Notes")
            .frame(minWidth: 240, idealWidth: 300, maxWidth: 400, maxHeight: .infinity)
            .background(Color.gray)
        }
      }
      .navigationTitle("Reader")
    }
  }

  private var player: some View {
    // expect: unsafe
    HStack { Text("Video"); if model.showsPanel { Settings(name: "Video").frame(width: Self.width) } }
  }

  private static let width: CGFloat = 280
}

final class Model: ObservableObject {
  @Published var showsPanel = true
}

struct Settings: View {
  let name: String

  var body: some View {
    Text(name)
  }
}
