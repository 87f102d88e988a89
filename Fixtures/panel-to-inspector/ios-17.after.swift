// targets: iOS 17

import SwiftUI

struct Editor: View {
  @State private var showsSettings = false

  var body: some View {
    // expect: unsafe
    // The page that is edited.
    Image("page")
      .background(Color.white)
      .inspector(isPresented: $showsSettings) {
        // What the page looks like.
        Settings(name: "Page")
          .padding()
          .inspectorColumnWidth(300)
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
      Text("Chapter")
        .inspector(isPresented: $isAnnotating) {
          Settings(name: "Notes")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color.gray)
            .inspectorColumnWidth(min: 240, ideal: 300, max: 400)
        }
        .navigationTitle("Reader")
    }
  }

  private var player: some View {
    // expect: unsafe
    Text("Video")
      .inspector(isPresented: $model.showsPanel) {
        Settings(name: "Video")
          .inspectorColumnWidth(Self.width)
      }
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
