// targets: iOS 14
import SwiftUI

struct Notes: View {
  @State private var isShown = false
  @State private var drag: CGFloat = 0

  // What the screen shows.
  var body: some View {
    // The sheet is made by hand.
    // expect: unsafe
    Group {
      if #available(iOS 16, *) {
        coveredContent
          .sheet(isPresented: $isShown) {
            VStack {
              // What can be done.
              sheetContent
            }
            .presentationDetents([.height(300)])
            .presentationDragIndicator(.visible)
            .sheetCornerRadius(20)
            .sheetBackground(Color.white)
          }
      } else {
        layeredSheet
      }
    }
    // The title.
    .navigationTitle("Notes")
  }

  private var coveredContent: some View {
    Text(
      """
      One
        two
      three
      """
    )
    .font(.headline)
  }

  private var layeredSheet: some View {
    ZStack(alignment: .bottom) {  // pinned to the edge
      /* All the
         notes. */
      coveredContent

      // The scrim and the panel.
      if isShown {
        Color.black.opacity(0.4)  // dims
          .onTapGesture { isShown = false }
        VStack {
          // The handle.
          Capsule().frame(width: 40, height: 5)
          // What can be done.
          sheetContent
        }
        .frame(height: 300)
        .background(Color.white)
        .cornerRadius(20)
        .offset(y: drag)  // follows the finger
        .gesture(
          DragGesture()
            .onChanged { drag = max(0, $0.translation.height) }
            .onEnded { _ in
              // Far enough or not.
              isShown = false
              drag = 0
            }
        )
        .transition(.move(edge: .bottom))
      }
    }
  }

  @ViewBuilder
  private var sheetContent: some View {
    Text(
      """
      Share
        with others
      """
    )
          #if DEBUG
      Text("Debug")
          #endif
    Button("Close") { isShown = false }  // again
  }
}

private extension View {
  /// Fills a sheet where the system lets apps choose its background, and its content before.
  @available(iOS 15, *)
  @ViewBuilder
  func sheetBackground<Fill: ShapeStyle>(_ style: Fill) -> some View {
    if #available(iOS 16.4, *) {
      presentationBackground(style)
    } else {
      background(style)
    }
  }
}

private extension View {
  /// Rounds the corners of a sheet where the system lets apps choose the radius.
  @ViewBuilder
  func sheetCornerRadius(_ radius: CGFloat) -> some View {
    if #available(iOS 16.4, *) {
      presentationCornerRadius(radius)
    } else {
      self
    }
  }
}
