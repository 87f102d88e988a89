import SwiftUI

extension View {
  func navigationBarItems(leading: Int, trailing: Int) -> some View {
    HStack {
      Text("\(leading)")
      self
      Text("\(trailing)")
    }
  }
}

struct Own: View {
  var body: some View {
    Text("Page").navigationBarItems(leading: 1, trailing: 2)
  }
}
