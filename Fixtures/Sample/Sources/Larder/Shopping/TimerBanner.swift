import SwiftUI

struct TimerBanner: View {
  @EnvironmentObject private var pantry: Pantry
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    Group {
      if pantry.isTimerShown, sizeClass != .compact {
        // A wide window has room for the button.
        HStack {
          Text("Ten minutes left")
          Button("Stop") { pantry.isTimerShown = false }
        }
      } else if pantry.isTimerShown {
        Text("10:00")
      }
    }
    .padding(sizeClass == .compact ? 8 : 16)
  }
}
