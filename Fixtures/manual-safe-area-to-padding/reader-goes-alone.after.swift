import SwiftUI

struct Alone: View {
  var body: some View {
    List {
      Text("Row")
    }
    .tint(.red)
  }
}
