// targets: iOS 16
import SwiftUI

struct Editor: View {
  @State private var isEditing = false
  @State private var isDirty = false

  var body: some View {
    Text("Page")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", systemImage: "xmark", action: close)  // expect: unsafe
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", systemImage: "checkmark") { save() }  // expect: unsafe
            .disabled(!isDirty)
            .accessibilityIdentifier("save")
        }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("Delete", systemImage: "trash", role: .destructive, action: remove)  // expect: unsafe
          Button("Share", systemImage: "square.and.arrow.up", role: nil) {  // expect: unsafe
            share()
          }
          Button("Print", systemImage: "printer", action: { share() })  // expect: unsafe
          Button(  // expect: unsafe
            "Undo",
            systemImage: "arrow.uturn.backward",  // the last one
            role: .cancel
          ) {
            close()
          }
          Spacer()
          Button(isEditing ? "Save" : "Share", systemImage: isEditing ? "checkmark" : "square.and.arrow.up") {  // expect: unsafe
            isEditing.toggle()
          }
          .accessibilityLabel("Editing")
        }
        ToolbarItem {
          if isDirty {
            Button("Refresh", systemImage: "arrow.clockwise" /* all */, action: save)  // expect: unsafe
          } else {
            EditButton()
          }
        }
        if isDirty {
          ToolbarItem(placement: .bottomBar) {
            SwiftUI.Button("Search", systemImage: "magnifyingglass") { share() }  // expect: unsafe
          }
        }
      }
      .navigationBarItems(
        leading: Button("Back", systemImage: "chevron.backward", action: close),  // expect: unsafe
        trailing: HStack {
          Button("Add", systemImage: "plus") { save() }  // expect: unsafe
          Button("Sort by Date", systemImage: "arrow.up.arrow.down") { save() }  // expect: unsafe
        })
  }

  private func close() {}
  private func save() {}
  private func remove() {}
  private func share() {}
}
