// targets: iOS 18

import SwiftUI

struct Library: View {
  @State private var isEditing = false

  var body: some View {
    Button("Edit") { isEditing = true }
      .frame(width: 200, height: 44)
      .sheet(isPresented: $isEditing) {
        Text("A width alone").frame(width: 320)
      }
      .sheet(isPresented: $isEditing) {
        Text("Limits").frame(minWidth: 320, minHeight: 240)
      }
      .sheet(isPresented: $isEditing) {
        Text("Card").frame(width: 320, height: 240).frame(maxWidth: .infinity)
      }
      .sheet(isPresented: $isEditing) {
        Text("Sized already").frame(width: 320, height: 240).presentationSizing(.page)
      }
      .sheet(isPresented: $isEditing) {
        VStack {
          Text("Inside").frame(width: 320, height: 240)
        }
      }
      .fullScreenCover(isPresented: $isEditing) {
        Text("Cover").frame(width: 320, height: 240)
      }
  }
}
