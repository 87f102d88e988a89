// targets: iOS 15
import SwiftUI

struct Canvas: View {
  var body: some View {
    NavigationView {
      Color.white
        .safeAreaInset(edge: .trailing) {  // expect: left alone: read the environment's
          VStack {
            Button("Pen") {}
            Button("Erase") {}
          }
        }
        .toolbar { Button("Share") {} }
    }
  }

  var overlaid: some View {
    Color.white
      .navigationTitle("Canvas")
      .overlay(alignment: .leading) { tools }  // expect: left alone: read the environment's
  }

  private var tools: some View {
    VStack { Button("Pen") {}; Button("Erase") {} }
  }

  var atTheBottom: some View {
    Color.white
      .navigationTitle("Canvas")
      .safeAreaInset(edge: .bottom) { tools }
  }

  var decorated: some View {
    Color.white
      .navigationTitle("Canvas")
      .overlay(alignment: .leading) { Color.red.frame(width: 2) }
  }

  var withoutBars: some View {
    Color.white.overlay(alignment: .leading) { tools }
  }
}
