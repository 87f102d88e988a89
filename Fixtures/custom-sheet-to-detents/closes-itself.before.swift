// targets: iOS 17
import SwiftUI

/// A panel without a scrim, which only its own button closes; what lies behind stays usable.
struct Describes: View {
  @State private var isDescribed = false

  var body: some View {
    VStack {
      Image("Picture")
      Button("Describe") { isDescribed = true }
        .accessibilityHidden(isDescribed)
    }
    // expect: unsafe
    .overlay(
      VStack {
        Spacer()
        if isDescribed {
          description
            .transition(.move(edge: .bottom))
        }
      }
    )
  }

  private var description: some View {
    VStack {
      Button("Close") { withAnimation { isDescribed = false } }
      Text("A picture")
    }
    .frame(height: UIScreen.main.bounds.height / 3)
    .background(Color.white)
  }
}

/// A panel in the content of a cover is presented by the cover.
struct Covers: View {
  @State private var isCovered = false
  @State private var isShown = false

  var body: some View {
    Button("Open") { isCovered = true }
      .fullScreenCover(isPresented: $isCovered) {
        ZStack(alignment: .bottom) {  // expect: unsafe
          Button("Filter") { isShown = true }
          if isShown {
            VStack {
              Text("Filter")
              Button("Close") { isShown = false }
            }
            .frame(height: 320)
            .transition(.move(edge: .bottom))
          }
        }
      }
  }
}

/// The height is that of the view of this file that the panel is.
struct Typed: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      Button("Filter") { isShown = true }
      if isShown {
        Color.black.opacity(0.4)
          .onTapGesture { isShown = false }
        Card()
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct Card: View {
  var body: some View {
    Text("Card")
      .frame(height: 240)
  }
}
