// targets: iOS 15
import SwiftUI

struct Nested: View {
  @State private var isShown = false

  var body: some View {
    NavigationView {
      VStack {
        Text("Above")
        // expect: unsafe
        ZStack(alignment: .bottom) {
          Text("Page")
          if isShown {
            Color.black.opacity(0.4).onTapGesture { isShown = false }
            Text("Panel").transition(.move(edge: .bottom))
          }
        }
      }
    }
  }
}

struct Returned: View {
  @State private var isShown = false
  @State private var isOpen = false

  var body: some View {
    page
  }

  private var page: some View {
    // expect: unsafe
    ZStack(alignment: .bottom) {
      Text("Page")
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel").transition(.move(edge: .bottom))
      }
    }
  }

  private func chapter() -> some View {
    print("Shown")
    // expect: unsafe
    return ZStack(alignment: .bottom) {
      Text("Page")
      if isOpen {
        Color.black.opacity(0.4).onTapGesture { isOpen = false }
        Text("Panel").transition(.move(edge: .bottom))
      }
    }
  }
}

struct Statements: View {
  @State private var isShown = false
  var title: String?

  var body: some View {
    if let title {
      Text(title)
    }
    // expect: unsafe
    ZStack(alignment: .bottom) {
      Text("Page")
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel").transition(.move(edge: .bottom))
      }
      Text("On top")
    }
  }
}

struct InOneLine: View {
  @State private var isShown = false

  // expect: unsafe
  var body: some View { ZStack(alignment: .bottom) {
    Text("Page")
    if isShown {
      Color.black.opacity(0.4).onTapGesture { isShown = false }
      Text("Panel").transition(.move(edge: .bottom))
    }
  } }
}
