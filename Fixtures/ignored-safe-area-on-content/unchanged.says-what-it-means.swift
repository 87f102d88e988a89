import SwiftUI

struct Chosen: View {
  let edges: Edge.Set

  var body: some View {
    VStack {
      Text("Top").ignoresSafeArea(edges: .top)
      Text("Both").ignoresSafeArea(edges: [.top, .bottom])
      Text("Keyboard").ignoresSafeArea(.keyboard)
      Text("Keyboard below").ignoresSafeArea(.keyboard, edges: .bottom)
      Text("Container").ignoresSafeArea(.container)
      Text("Container and all edges").ignoresSafeArea(.container, edges: .all)
      Text("Computed").ignoresSafeArea(edges: edges)
    }
  }
}

struct Shown: ViewModifier {
  func body(content: Content) -> some View {
    content.ignoresSafeArea()
  }
}

struct Holder<Content: View>: View {
  let content: Content

  var body: some View { content.ignoresSafeArea() }
}

#Preview {
  Text("In a preview").ignoresSafeArea()
}
