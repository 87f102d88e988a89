// targets: iOS 27.1
import SwiftUI

struct Compose: View {
  var body: some View {
    Text("Draft")
      .toolbar { Button("Send") {} }
      .toolbarVerticalCompressionBehavior(.prefersTabBar)
  }

  var hidden: some View {
    Text("Draft").toolbar(.hidden, for: .tabBar)
  }
}
