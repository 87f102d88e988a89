// targets: iOS 16
import SwiftUI

struct Editor: View {
  @State private var isEditing = false
  @State private var isDirty = false

  var body: some View {
    Text("Page")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", action: close)  // expect: unsafe
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { save() }  // expect: unsafe
            .disabled(!isDirty)
            .accessibilityIdentifier("save")
        }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("Delete", role: .destructive, action: remove)  // expect: unsafe
          Button("Share", role: nil) {  // expect: unsafe
            share()
          }
          Button("Print", action: { share() })  // expect: unsafe
          Button(  // expect: unsafe
            "Undo",  // the last one
            role: .cancel
          ) {
            close()
          }
          Spacer()
          Button(isEditing ? "Save" : "Share") {  // expect: unsafe
            isEditing.toggle()
          }
          .accessibilityLabel("Editing")
        }
        ToolbarItem {
          if isDirty {
            Button("Refresh" /* all */, action: save)  // expect: unsafe
          } else {
            EditButton()
          }
        }
        if isDirty {
          ToolbarItem(placement: .bottomBar) {
            SwiftUI.Button("Search") { share() }  // expect: unsafe
          }
        }
      }
      .navigationBarItems(
        leading: Button("Back", action: close),  // expect: unsafe
        trailing: HStack {
          Button("Add") { save() }  // expect: unsafe
          Button("Sort by Date") { save() }  // expect: unsafe
        })
  }

  private func close() {}
  private func save() {}
  private func remove() {}
  private func share() {}
}
