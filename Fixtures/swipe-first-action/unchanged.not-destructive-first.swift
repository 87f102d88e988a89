import SwiftUI

struct Inbox: View {
  @State private var isConfirmationShown = false

  private func askToDelete() { isConfirmationShown.toggle() }

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
      Text("It asks first")
        .swipeActions {  // expect: left alone: the action asks first (isConfirmationShown)
          Button("Delete", role: .destructive) { isConfirmationShown = true }
        }
      Text("It asks first, elsewhere")
        .swipeActions {  // expect: left alone: the action asks first (isConfirmationShown)
          Button("Delete", role: .destructive, action: askToDelete)
        }
      Text("Not a swipe")
        .contextMenu { Button("Delete", role: .destructive) {} }
    }
  }
}

#Preview {
  List { Text("Row").swipeActions { Button("Delete", role: .destructive) {} } }
}
