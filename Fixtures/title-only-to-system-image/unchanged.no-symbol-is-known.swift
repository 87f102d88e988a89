import SwiftUI

struct Odd: View {
  let name: String
  let isOpen: Bool
  let items: [String]
  let close: () -> Void

  var body: some View {
    Text("Page")
      .toolbar {
        Button("Donate", action: close)  // expect: left alone: no symbol is known for its title
        Button("完了", action: close)  // expect: left alone: no symbol is known for its title
        Button("Skip", action: close)  // expect: left alone: no symbol stands for its title
        Button("Save & Close", action: close)  // expect: left alone: no symbol is known for its title
        Button(name, action: close)  // expect: left alone: its title is not known before the app runs
        Button(items[0], action: close)  // expect: left alone: its title is not known before the app runs
        Button(isOpen ? "Done" : name, action: close)  // expect: left alone: not all are known
        Button(isOpen ? "Done" : "Chapter", action: close)  // expect: left alone: no symbol is known for both
        Button(items.isEmpty && isReady() ? "Done" : "Edit", action: close)  // expect: left alone: the condition cannot be repeated
        Button("Disconnect", role: .destructive, action: close)  // expect: left alone: no symbol stands for its title
        Button("Add \(items.count) Items", action: close)  // expect: left alone: its title tells a number or a name
        Button("Select All", action: close)  // expect: left alone: no symbol stands for its title
        Menu(name) { Text("One") }  // expect: left alone: its title is not known before the app runs
        // expect: left alone: no symbol is known for its title
        Button(action: close) {
          if isOpen {
            Text("Chapter")
          } else {
            Text("Done")
          }
        }
      }
  }

  private func isReady() -> Bool { true }
}

struct EditsItsList: View {
  @State private var isEditing = false
  @State private var showsHandles = false
  @Environment(\.editMode) private var editMode

  var body: some View {
    Text("Page")
      .toolbar {
        Button("Edit") { isEditing = true }  // expect: left alone: it starts to edit a list
        Button("Edit") { editMode?.wrappedValue = .active }  // expect: left alone: it starts to edit a list
        Button("Edit") { withAnimation { showsHandles = true } }  // expect: left alone: it starts to edit a list
        Button("Edit", action: toggleEditing)  // expect: left alone: it starts to edit a list
        Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }  // expect: left alone: no symbol is known for both
        // expect: left alone: it starts to edit a list
        Button {
          showsHandles.toggle()
        } label: {
          if showsHandles { Text("Done") } else { Text("Edit") }
        }
      }
  }

  private func toggleEditing() { isEditing.toggle() }
}
