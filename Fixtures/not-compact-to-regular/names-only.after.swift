import SwiftUI

/// Its size class is declared in another file.
struct Sidebar: Adaptive {
  var body: some View {
    if horizontalSizeClass == .regular {  // expect: unsafe
      Text("Wide")
    }
    if model.sizeClass == .regular {  // expect: unsafe
      Text("Wide too")
    }
  }
}
