import SwiftUI

struct Ends: View {
  @State private var isEditing = false

  var body: some View {
    Group {
      Text("1")
        .navigationBarItems(leading: Button("Cancel") {})  // expect: unsafe
      Text("2").navigationBarItems(trailing: addButton)  // expect: unsafe
      Text("3")
        .navigationBarTitle("Three")
        // expect: unsafe
        .navigationBarItems(
          leading: EmptyView(),
          trailing: HStack {
            Button("One") {}
            Button("Two") {}
          }
        )
        .padding()
      Text("4")
        // expect: unsafe
        .navigationBarItems(
          // closes the page
          leading:
            Button(action: {
              isEditing.toggle()  // once
            }) {
              Text("""
                Cl
                  ose
                """)
            },
          trailing: isEditing ? AnyView(EditButton()) : AnyView(EmptyView()))
      Text("5")
        #if os(iOS)
          .navigationBarItems(trailing: addButton)  // expect: unsafe
        #endif
        .padding()
    }
  }

  private var addButton: some View { Button("Add") {} }
}
