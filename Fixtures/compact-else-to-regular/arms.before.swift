import SwiftUI

struct Gallery: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height

  private var spacing: Double { width == .compact ? 8 : 16 }  // expect: unsafe

  var body: some View {
    VStack(spacing: spacing) {
      // expect: unsafe
      if width == .compact {
        // One column.
        Text("Narrow")
      } else {
        Text("""
          Wide
            and roomy
          """)
        Text("More")
      }
      Text("Chain")
        .font(.compact == width ? .body : height == .compact ? .title3 : .largeTitle)  // expect: unsafe
      Text("Lines")
        .padding(
          // expect: unsafe
          UserInterfaceSizeClass.compact == height
            ? 4
            : 12 + spacing
        )
    }
  }

  private func columns(in sizeClass: UserInterfaceSizeClass?) -> Int {
    var count = 0
    count = sizeClass == .compact ? 2 : 4  // expect: unsafe
    // expect: unsafe
    let rows = if sizeClass == .compact { 1 } else { 3 }
    if count > 3 {
      return rows
      // expect: unsafe
    } else if sizeClass == .compact {
      return 2
    } else {
      return 4
    }
  }
}
