// targets: iOS 17
import SwiftUI

struct Root: View {
  var body: some View {
    TabView {  // expect: unsafe
      Text("Feed").tabItem { Text("Feed") }
    }
    .tint(.red)
  }

  var paged: some View {
    TabView { Text("1") }.tabViewStyle(.page)  // expect: left alone: it has another style already
  }
}

#Preview {
  TabView { Text("1") }
}
