// targets: iOS 15
import SwiftUI

@available(iOS 16, *)
struct Newer: View {
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

struct Checked: View {
  @State private var isShown = false

  var body: some View {
    if #available(iOS 16, *) {
      // expect: unsafe
      ZStack(alignment: .bottom) {
        Text("Page")
        if isShown {
          Color.black.opacity(0.4).onTapGesture { isShown = false }
          Text("Panel").transition(.move(edge: .bottom))
        }
      }
    } else {
      Text("Page")
    }
  }
}
