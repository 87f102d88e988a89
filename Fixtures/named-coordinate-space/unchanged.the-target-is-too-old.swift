// targets: iOS 16.4, macOS 14.0

import SwiftUI

struct Feed: View {
  var body: some View {
    Text("Row").coordinateSpace(name: "feed")  // expect: left alone: coordinateSpace needs iOS 17
  }
}
