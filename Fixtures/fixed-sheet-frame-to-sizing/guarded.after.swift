// targets: iOS 16, macOS 13
import SwiftUI

struct Page: View {
  @State private var isShown = false

  var body: some View {
    Text("Page")
      .sheet(isPresented: $isShown) {
        VStack {
          Text("About")
        }
        .padding()
        .fittedSheetOrFrame(width: 400, height: 300)  // expect: unsafe
      }
  }

  var other: some View {
    Text("Page")
      .sheet(isPresented: $isShown) { Text("About").fittedSheetOrFrame(width: 300, height: 200) }  // expect: unsafe
  }
}

private extension View {
  /// Sizes a sheet by its content where the system can, and by a frame before.
  @ViewBuilder
  func fittedSheetOrFrame(width: CGFloat, height: CGFloat) -> some View {
    if #available(iOS 18, macOS 15, *) {
      presentationSizing(.fitted)
    } else {
      frame(width: width, height: height)
    }
  }
}
