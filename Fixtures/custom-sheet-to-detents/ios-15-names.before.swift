// targets: iOS 15
import SwiftUI

struct Taken: View {
  @State private var isShown = false
  @State private var isAsked = false
  private var sheetContent = "Panel"

  var body: some View {
    TabView {
      // expect: unsafe
      ZStack(alignment: .bottom) {
        VStack {
          Text("Page")
          Button("Show") { isShown = true }
          Button("Ask") { isAsked = true }
        }
        if isShown {
          Color.black.opacity(0.4).onTapGesture { isShown = false }
          VStack {
            Text(sheetContent)
            Text("More of it")
            Text("And more")
            Text("And the last of it")
          }
          .padding()
          .transition(.move(edge: .bottom))
        }
      }
      // expect: unsafe
      ZStack(alignment: .bottom) {
        Text("Page")
        if isAsked {
          Color.black.opacity(0.4).onTapGesture { isAsked = false }
          VStack {
            Text("Sure?")
            Button("Yes") { isAsked = false }
            Button("No") { isAsked = false }
            Button("Later") { isAsked = false }
          }
          .transition(.move(edge: .bottom))
        }
      }
    }
  }
}

struct Another: View {
  @State private var isShown = false

  var body: some View {
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
