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
        .fittedSheetFrame(width: 400, height: 300)  // expect: unsafe
      }
  }

  var other: some View {
    Text("Page")
      .sheet(isPresented: $isShown) { Text("About").fittedSheetFrame(width: 300, height: 200) }  // expect: unsafe
  }
}

private extension View {
  /// Is the ideal size of a sheet where the system fits one to it, and a fixed frame before.
  @ViewBuilder
  func fittedSheetFrame(
    width: CGFloat?,
    height: CGFloat?,
    alignment: Alignment = .center
  ) -> some View {
    if #available(iOS 18, macOS 15, *) {
      frame(
        idealWidth: width, maxWidth: .infinity, idealHeight: height, maxHeight: .infinity,
        alignment: alignment
      )
      .presentationSizing(.fitted)
    } else {
      frame(width: width, height: height, alignment: alignment)
    }
  }
}
