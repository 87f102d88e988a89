import SwiftUI

struct Gallery: View {
  @Environment(\.horizontalSizeClass) private var width
  @State private var isOpen = false

  var body: some View {
    if width == .compact && isOpen {  // expect: left alone: tests more than the size class
      Text("Narrow")
    } else {
      Text("Wide")
    }
    if width == .compact, isOpen {  // expect: left alone: tests more than the size class
      Text("Narrow")
    } else {
      Text("Wide")
    }
    if width == .compact {  // expect: left alone: goes on with else if
      Text("Narrow")
    } else if isOpen {
      Text("Open")
    } else {
      Text("Wide")
    }
    Text("Both").padding(isOpen || width == .compact ? 4 : 8)  // expect: left alone: tests more than the size class
    Text("Told")
      .padding(
        width == .compact  // expect: left alone: would describe the wrong one
          ? 4  // tight
          : 8
      )
    switch width {  // expect: left alone: where a missing size class belongs
    case .compact: Text("Narrow")
    default: Text("Wide")
    }
  }
}
