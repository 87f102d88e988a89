// targets: iOS 17

import SwiftUI

struct LetterBar: ViewModifier {
  let edge: HorizontalEdge
  let isAtTop: Bool

  func body(content: Content) -> some View {
    content
      .safeAreaInset(edge: edge) { Button("A") {} }  // expect: unsafe
      .safeAreaInset(edge: isAtTop ? .top : .bottom) { Button("B") {} }  // expect: unsafe
  }
}

struct Shelf: View {
  @State private var isShown = false

  var body: some View {
    List {
      Text("One")
        .sheet(isPresented: $isShown) {
          List {
            Text("Two")
          }
          .safeAreaInset(edge: .bottom) { Button("C") { isShown = false } }  // expect: unsafe
        }
    }
  }
}
