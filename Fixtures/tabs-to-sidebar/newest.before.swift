// targets: iOS 27, visionOS 27
import SwiftUI

struct Root: View {
  var body: some View {
    TabView { Text("Feed").tabItem { Text("Feed") } }  // expect: unsafe
  }

  var adaptable: some View {
    // expect: unsafe
    TabView {
      Text("Feed").tabItem { Text("Feed") }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}
