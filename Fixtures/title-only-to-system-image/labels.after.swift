import SwiftUI

struct Composer: View {
  let isSending: Bool
  let count: Int
  let mode: Mode

  enum Mode { case draft, final, none }

  var body: some View {
    Text("Letter")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(action: close) { Label("Cancel", systemImage: "xmark") }  // expect: unsafe
        }
        ToolbarItem {
          // expect: unsafe
          Button {
            close()
          } label: {
            Label("Attach", systemImage: "paperclip")
              .foregroundColor(.red)
          }
        }
        ToolbarItem {
          Button(action: { close() }, label: { Label { Text("Reply", comment: "in a thread") } icon: { Image(systemName: "arrowshape.turn.up.left") } })  // expect: unsafe
        }
        ToolbarItem {
          Button(role: .destructive, action: close) { Label { Text("Delete").bold() } icon: { Image(systemName: "trash") } }  // expect: unsafe
        }
        ToolbarItem {
          // expect: unsafe
          Button(action: close) {
            Label {
              Text("Archive")
                .bold()
                .italic()
            } icon: {
              Image(systemName: "archivebox")
            }
            .foregroundColor(.green)
          }
        }
        ToolbarItem(placement: .confirmationAction) {
          // expect: unsafe
          Button(action: close) {
            if isSending {
              ProgressView()
            } else {
              Label("Send", systemImage: "paperplane")  // now
            }
          }
        }
        ToolbarItem {
          // expect: unsafe
          Button {
            close()
          } label: {
            switch mode {
            case .draft: Label("Edit", systemImage: "pencil")
            case .final: Label("Share", systemImage: "square.and.arrow.up")
            case .none: ProgressView().controlSize(.small)
            }
          }
          .disabled(isSending)
        }
      }
      .toolbar {
        ToolbarItem {
          Button(action: close) { Label(isSending ? "Stop" : "Send", systemImage: isSending ? "stop" : "paperplane") }  // expect: unsafe
        }
        ToolbarItem {
          Button(action: close) { Label("Delete", systemImage: "trash").padding(4) }  // expect: unsafe
        }
        ToolbarItem {
          Button(action: close) { Label { Text(verbatim: "Save") } icon: { Image(systemName: "checkmark") } }  // expect: unsafe
        }
        ToolbarItem {
          Button(role: .cancel, action: close) { Label { Text(closing) } icon: { Image(systemName: "xmark") } }  // expect: unsafe
        }
        ToolbarItem {
          // expect: unsafe
          Menu {
            Button("Later", action: close)
          } label: {
            Label("More", systemImage: "ellipsis")
          }
        }
        ToolbarItem {
          NavigationLink(destination: Text("Elsewhere")) { Label("Settings", systemImage: "gearshape") }  // expect: unsafe
        }
      }
  }

  private var closing: AttributedString { "Close" }
  private func close() {}
}
