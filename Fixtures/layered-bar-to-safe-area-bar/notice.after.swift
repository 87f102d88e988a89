// targets: iOS 15

import SwiftUI

struct Feed: View {
  var body: some View {
    List {
      Text("One")
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {  // expect: unsafe
      Label("You are offline", systemImage: "wifi.slash")
        .frame(maxWidth: .infinity)
        .frame(height: 44)
        .background(Color.yellow)
    }
  }
}
