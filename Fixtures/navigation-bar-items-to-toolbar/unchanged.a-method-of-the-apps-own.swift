import SwiftUI

extension View {
  func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    HStack {
      leading
      self
      trailing
    }
  }
}

struct Own: View {
  var body: some View {
    Text("Page").navigationBarItems(leading: Text("1"), trailing: Text("2"))
  }
}
