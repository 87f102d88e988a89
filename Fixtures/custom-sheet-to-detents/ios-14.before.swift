// targets: iOS 14
import SwiftUI

struct Notes: View {
  @State private var isShown = false
  @State private var drag: CGFloat = 0

  // What the screen shows.
  var body: some View {
    // The sheet is made by hand.
    // expect: unsafe
    ZStack(alignment: .bottom) {  // pinned to the edge
      /* All the
         notes. */
      Text(
        """
        One
          two
        three
        """
      )
      .font(.headline)

      // The scrim and the panel.
      if isShown {
        Color.black.opacity(0.4)  // dims
          .onTapGesture { isShown = false }
        VStack {
          // The handle.
          Capsule().frame(width: 40, height: 5)
          // What can be done.
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
    // The title.
    .navigationTitle("Notes")
  }
}
