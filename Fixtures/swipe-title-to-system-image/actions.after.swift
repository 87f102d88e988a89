// targets: iOS 15
// configuration: {"symbols": {"Snooze": "clock"}, "barLabelStyle": "titleAndIcon"}
import SwiftUI

struct Inbox: View {
  var isRead = false

  var body: some View {
    List {
      Text("Letter")
        .swipeActions(edge: .leading) {
          Button("Snooze", systemImage: "clock") { snooze() }  // expect: safe
            .tint(.orange)
          Button("Quux") {}  // expect: left alone: no symbol is known
        }
        .swipeActions {
          Button("Delete", systemImage: "trash", role: .destructive) {}  // expect: unsafe
          Button(action: snooze) { Label { Text("Share").bold() } icon: { Image(systemName: "square.and.arrow.up") } }  // expect: unsafe
          if isRead {
            // expect: unsafe
            Button {
              snooze()
            } label: {
              Label("Archive", systemImage: "archivebox")
            }
          }
          share  // found where it is declared
          Button("Print", systemImage: "printer", action: snooze)  // expect: unsafe
            .labelStyle(.titleAndIcon)
          Button { snooze() } label: { Label("Flag", systemImage: "flag") }
        }
    }
  }

  private var share: some View {
    Button("Share", systemImage: "square.and.arrow.up") {}  // expect: unsafe
  }

  private func snooze() {}
}
