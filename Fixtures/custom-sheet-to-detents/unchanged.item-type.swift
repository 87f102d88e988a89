// targets: iOS 17
import SwiftUI

struct Plain { var title = "" }

struct NotIdentifiable: View {
  @State private var selected: Plain?

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: this file does not make Plain Identifiable
      Text("Page")
      if let plain = selected {
        Color.black.opacity(0.4).onTapGesture { selected = nil }
        Text(plain.title).transition(.move(edge: .bottom))
      }
    }
  }
}

struct Fresh: Identifiable {
  var title = ""
  var id: UUID { UUID() }
}

struct AlwaysNew: View {
  @State private var selected: Fresh?

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the id of Fresh is another each time it is read
      Text("Page")
      if let fresh = selected {
        Color.black.opacity(0.4).onTapGesture { selected = nil }
        Text(fresh.title).transition(.move(edge: .bottom))
      }
    }
  }
}
