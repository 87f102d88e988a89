// targets: iOS 27, visionOS 27
import SwiftUI

struct Root: View {
  var body: some View {
    TabView { Text("Feed") }
      .tabViewStyle(.sidebarAdaptable)
      .defaultTabBarPlacement(.sidebar)  // expect: unsafe
  }

  var adaptable: some View {
    // expect: unsafe
    TabView {
      Text("Feed")
    }
    .tabViewStyle(.sidebarAdaptable)
    .defaultTabBarPlacement(.sidebar)
  }
}
