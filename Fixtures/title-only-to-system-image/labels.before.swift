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
          Button(action: close) { Text("Cancel") }  // expect: unsafe
        }
        ToolbarItem {
          // expect: unsafe
          Button {
            close()
          } label: {
            Text("Attach")
              .foregroundColor(.red)
          }
        }
        ToolbarItem {
          Button(action: { close() }, label: { Text("Reply", comment: "in a thread") })  // expect: unsafe
        }
        ToolbarItem {
          Button(role: .destructive, action: close) { Text("Delete").bold() }  // expect: unsafe
        }
        ToolbarItem {
          // expect: unsafe
          Button(action: close) {
            Text("Archive")
              .bold()
              .italic()
              .foregroundColor(.green)
          }
        }
        ToolbarItem(placement: .confirmationAction) {
          // expect: unsafe
          Button(action: close) {
            if isSending {
              ProgressView()
            } else {
              Text("Send")  // now
            }
          }
        }
        ToolbarItem {
          // expect: unsafe
          Button {
            close()
          } label: {
            switch mode {
            case .draft: Text("Edit")
            case .final: Text("Share")
            case .none: ProgressView().controlSize(.small)
            }
          }
          .disabled(isSending)
        }
      }
      .toolbar {
        ToolbarItem {
          Button(action: close) { Text(isSending ? "Stop" : "Send") }  // expect: unsafe
        }
        ToolbarItem {
          Button(action: close) { Text("Delete").padding(4) }  // expect: unsafe
        }
        ToolbarItem {
          Button(action: close) { Text(verbatim: "Save") }  // expect: unsafe
        }
        ToolbarItem {
          Button(role: .cancel, action: close) { Text(closing) }  // expect: unsafe
        }
        ToolbarItem {
          // expect: unsafe
          Menu {
            Button("Later", action: close)
          } label: {
            Text("More")
          }
        }
        ToolbarItem {
          NavigationLink(destination: Text("Elsewhere")) { Text("Settings") }  // expect: unsafe
        }
      }
  }

  private var closing: AttributedString { "Close" }
  private func close() {}
}
