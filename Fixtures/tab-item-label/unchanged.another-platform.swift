// targets: macOS 13
import SwiftUI

struct Desk: View {
  var body: some View {
    TabView {
      Text("1").tabItem { Text("Home") }
    }
  }
}
