// targets: iOS 15
// configuration: {"symbols": {"Snooze": "clock"}, "barLabelStyle": "titleAndIcon"}
import SwiftUI

struct Inbox: View {
  var isRead = false

  var body: some View {
    List {
      Text("Letter")
        .swipeActions(edge: .leading) {
          Button("Snooze") { snooze() }  // expect: safe
            .tint(.orange)
          Button("Quux") {}  // expect: left alone: no symbol is known
        }
        .swipeActions {
          Button("Delete", role: .destructive) {}  // expect: unsafe
          Button(action: snooze) { Text("Share").bold() }  // expect: unsafe
          if isRead {
            // expect: unsafe
            Button {
              snooze()
            } label: {
              Text("Archive")
            }
          }
          share  // found where it is declared
          Button("Print", action: snooze)  // expect: unsafe
            .labelStyle(.titleAndIcon)
          Button { snooze() } label: { Label("Flag", systemImage: "flag") }
        }
    }
  }

  private var share: some View {
    Button("Share") {}  // expect: unsafe
  }

  private func snooze() {}
}
