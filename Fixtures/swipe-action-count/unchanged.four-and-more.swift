import SwiftUI

struct Inbox: View {
  var isUnread = true
  var folders = ["A", "B"]

  var body: some View {
    List {
      Text("Four")
        .swipeActions {  // expect: left alone: only a person can tell
          Button("Delete", role: .destructive) {}
          Button("Archive") {}
          Button("Snooze") {}
          Button("Flag") {}
        }
      Text("Four in two")
        .swipeActions {
          Button("Delete", role: .destructive) {}
          Button("Archive") {}
        }
        .swipeActions(edge: .leading) { Button("Pin") {} }
        // expect: left alone: only a person can tell
        .swipeActions(edge: .trailing, allowsFullSwipe: false) {
          Button("Snooze") {}
          Button("Flag") {}
        }
      Text("Three, of which one is this or that")
        .swipeActions {
          Button("Delete", role: .destructive) {}
          if isUnread { Button("Read") {} } else { Button("Unread") {} }
          Group { Button("Flag") {} }
        }
      Text("Four, of which two are declared")
        .swipeActions {  // expect: left alone: only a person can tell
          delete
          if isUnread { Button("Read") {} } else { EmptyView() }
          switch folders.count {
          case 0: Button("Archive") {}
          default: Menu("Move") { Button("A") {} }
          }
          FlagButton()
        }
      Text("Nobody knows how many")
        .swipeActions {
          ForEach(folders, id: \.self) { folder in Button(folder) {} }
        }
    }
  }

  private var delete: some View { Button("Delete", role: .destructive) {} }
}

struct FlagButton: View {
  var body: some View { Button("Flag") {} }
}
