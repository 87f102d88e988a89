import SwiftUI

struct Gallery: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height

  private var spacing: Double { width == .regular ? 16 : 8 }  // expect: unsafe

  var body: some View {
    VStack(spacing: spacing) {
      // expect: unsafe
      if width == .regular {
        Text("""
          Wide
            and roomy
          """)
        Text("More")
      } else {
        // One column.
        Text("Narrow")
      }
      Text("Chain")
        .font(.regular == width ? height == .regular ? .largeTitle : .title3 : .body)  // expect: unsafe
      Text("Lines")
        .padding(
          // expect: unsafe
          UserInterfaceSizeClass.regular == height
            ? 12 + spacing
            : 4
        )
    }
  }

  private func columns(in sizeClass: UserInterfaceSizeClass?) -> Int {
    var count = 0
    count = sizeClass == .regular ? 4 : 2  // expect: unsafe
    // expect: unsafe
    let rows = if sizeClass == .regular { 3 } else { 1 }
    if count > 3 {
      return rows
      // expect: unsafe
    } else if sizeClass == .regular {
      return 4
    } else {
      return 2
    }
  }
}
