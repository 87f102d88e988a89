import SwiftUI

/// Shown once, and laid out for one tall phone.
struct Welcome: View {
  let onContinue: () -> Void

  private let homeIndicatorHeight: CGFloat = 34

  var body: some View {
    VStack {
      Spacer()
      Text("""
        Welcome
          to Larder
        """)
        .font(.largeTitle)
      Spacer()
      Button("Continue", action: onContinue)
    }
    .padding(.bottom, homeIndicatorHeight)
    .background(Color.orange.edgesIgnoringSafeArea(.all))
  }
}
