import SwiftUI

struct Ends: View {
  @State private var isEditing = false

  var body: some View {
    Group {
      Text("1")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) {
            Button("Cancel") {}
          }
        }  // expect: unsafe
      Text("2").toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          addButton
        }
      }  // expect: unsafe
      Text("3")
        .navigationBarTitle("Three")
        // expect: unsafe
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            HStack {
              Button("One") {}
              Button("Two") {}
            }
          }
        }
        .padding()
      Text("4")
        // expect: unsafe
        .toolbar {
          // closes the page
          ToolbarItem(placement: .topBarLeading) {
            Button(action: {
              isEditing.toggle()  // once
            }) {
              Text("""
                Cl
                  ose
                """)
            }
          }
          ToolbarItem(placement: .topBarTrailing) {
            isEditing ? AnyView(EditButton()) : AnyView(EmptyView())
          }
        }
      Text("5")
        #if os(iOS)
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              addButton
            }
          }  // expect: unsafe
        #endif
        .padding()
    }
  }

  private var addButton: some View { Button("Add") {} }
}
