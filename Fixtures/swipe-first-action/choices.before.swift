import SwiftUI

struct Inbox: View {
  var isMine = true
  var number = 0
  var drafts = ["A"]

  var body: some View {
    List {
      Text("The only one, or none")
        .swipeActions {  // expect: unsafe
          if isMine {
            Button("Delete", role: .destructive) {}
          }
        }
      Text("Both")
        .swipeActions {  // expect: unsafe
          if isMine {
            Button("Delete", role: .destructive) {}
          } else {
            Button("Remove", role: .destructive) {}
          }
          Button("Archive") {}
        }
      Text("One of several")
        .swipeActions {  // expect: unsafe
          switch number {
          case 0: Button("Delete", role: .destructive) {}
          default: Button("Remove", role: .destructive) {}
          }
        }
      Text("Repeated")
        .swipeActions {  // expect: unsafe
          ForEach(drafts, id: \.self) { draft in
            Button(draft, role: .destructive) {}
          }
        }
      Text("Declared")
        .swipeActions {  // expect: unsafe
          remove
          Button("Archive") {}
        }
      Text("Grouped")
        .swipeActions {  // expect: unsafe
          Group { DeleteButton().tint(.red) }
        }
      Text("One and not the other")
        .swipeActions {  // expect: left alone: a condition picks the first action
          if isMine { Button("Delete", role: .destructive) {} } else { Button("Archive") {} }
        }
      Text("None, and then another")
        .swipeActions {  // expect: left alone: a condition picks the first action
          ForEach(drafts, id: \.self) { draft in Button(draft, role: .destructive) {} }
          Button("Archive") {}
        }
    }
  }

  private var remove: some View {
    Button("Remove", role: .destructive) {}
  }
}

struct DeleteButton: View {
  var body: some View { Button("Delete", role: .destructive) {} }
}
