import SwiftUI

struct Inbox: View {
  var body: some View {
    List {
      Text("Not first")
        .swipeActions {
          Button("Archive") {}
          Button("Delete", role: .destructive) {}
        }
      Text("Off already")
        .swipeActions(edge: .trailing, allowsFullSwipe: false) {
          Button("Delete", role: .destructive) {}
        }
      Text("Not a swipe")
        .contextMenu { Button("Delete", role: .destructive) {} }
    }
  }
}

#Preview {
  List { Text("Row").swipeActions { Button("Delete", role: .destructive) {} } }
}
