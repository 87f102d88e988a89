import SwiftUI

struct S: View {
  var body: some View {
    List {
      Text("1").swipeActions /* a */ { /* b */ Button("Delete", role: .destructive) {} } // c
      Text("2").swipeActions( /* a */ ) /* b */ { Button("Delete", role: .destructive) {} }
      Text("3").swipeActions(edge: .leading /* a */ ) { Button("Delete", role: .destructive) {} }
      Text("4").swipeActions( // a
        edge: .leading, // b
        allowsFullSwipe: /* c */ true // d
      ) { // e
        // f
        Button("Delete", role: .destructive) {}
      }
      Text("5").swipeActions( // a
        edge: .leading // b
      ) { // e
        Button(role: .destructive, action: {}) { Text("Delete") }
      }
      Text("6").swipeActions(content: { // x
        Button("Delete", role: .destructive, action: {})
      })
    }
  }
}
