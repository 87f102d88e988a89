// targets: iOS 17
import SwiftUI

struct Root: View {
  var body: some View {
    TabView {  // expect: unsafe
      Text("Feed").tabItem { Text("Feed") }
    }
    .sidebarInWideWindows()
    .tint(.red)
  }

  var paged: some View {
    TabView { Text("1") }.tabViewStyle(.page)  // expect: left alone: it has another style already
  }
}

#Preview {
  TabView { Text("1") }
}

private extension View {
  /// Shows tabs as a sidebar in wide windows where the system can, and as a bar before.
  @ViewBuilder
  func sidebarInWideWindows() -> some View {
    if #available(iOS 27, *) {
      tabViewStyle(.sidebarAdaptable).defaultTabBarPlacement(.sidebar)
    } else {
      self
    }
  }
}
