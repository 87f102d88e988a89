import SwiftUI

struct Inbox: View {
  var isMine = true
  var isQuick = false

  var body: some View {
    List {
      Text("No argument")
        .swipeActions {  // expect: unsafe
          Button("Delete", role: .destructive) {}
          Button("Archive") {}
        }
      Text("Empty parentheses")
        .swipeActions() {  // expect: unsafe
          Button(role: .destructive) {} label: { Image(systemName: "trash") }
            .tint(.red)
        }
      Text("An edge")
        .swipeActions(edge: .leading) { Button("Delete", role: .destructive) {} }  // expect: unsafe
      Text("True")
        .swipeActions(edge: .trailing, allowsFullSwipe: true /* yes */) {  // expect: unsafe
          Button("Delete", role: .destructive) {}
        }
      Text("An argument for the content")
        .swipeActions(content: { Button("Delete", role: .destructive) {} })  // expect: unsafe
      Text("A condition")
        .swipeActions {  // expect: left alone: a condition picks the first action
          if isMine { Button("Delete", role: .destructive) {} }
          Button("Archive") {}
        }
      Text("The app decides")
        .swipeActions(allowsFullSwipe: isQuick) {  // expect: left alone: the app decides at run time
          Button("Delete", role: .destructive) {}
        }
    }
  }
}
