import SwiftUI

/// Its size class is declared in another file.
struct Sidebar: Adaptive {
  var body: some View {
    if horizontalSizeClass != .compact {  // expect: unsafe
      Text("Wide")
    }
    if model.sizeClass != .compact {  // expect: unsafe
      Text("Wide too")
    }
  }
}
