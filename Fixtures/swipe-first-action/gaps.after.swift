import SwiftUI

struct S: View {
  var body: some View {
    List {
      Text("1").swipeActions(allowsFullSwipe: false) /* a */ { /* b */ Button("Delete", role: .destructive) {} } // c
      Text("2").swipeActions(allowsFullSwipe: false /* a */ ) /* b */ { Button("Delete", role: .destructive) {} }
      Text("3").swipeActions(edge: .leading, allowsFullSwipe: false /* a */ ) { Button("Delete", role: .destructive) {} }
      Text("4").swipeActions( // a
        edge: .leading, // b
        allowsFullSwipe: /* c */ false // d
      ) { // e
        // f
        Button("Delete", role: .destructive) {}
      }
      Text("5").swipeActions( // a
        edge: .leading, allowsFullSwipe: false // b
      ) { // e
        Button(role: .destructive, action: {}) { Text("Delete") }
      }
      Text("6").swipeActions(allowsFullSwipe: false, content: { // x
        Button("Delete", role: .destructive, action: {})
      })
    }
  }
}
