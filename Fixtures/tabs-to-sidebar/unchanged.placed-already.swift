// targets: iOS 27
import SwiftUI

struct Root: View {
  var body: some View {
    TabView { Text("Feed") }
      .tabViewStyle(.sidebarAdaptable)
      .defaultTabBarPlacement(.tabBar)
  }
}
