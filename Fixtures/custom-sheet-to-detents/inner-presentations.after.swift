// targets: iOS 17
import SwiftUI

struct Asks: View {
  @State private var isShown = false
  @State private var isAsked = false
  @State private var isEdited = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List { Button("Show") { isShown = true } }
    }
    .sheet(isPresented: $isShown) {
      VStack {
        Button("Delete") { isAsked = true }
          .alert("Sure?", isPresented: $isAsked) {
            Button("Yes") {
              isShown = false
            }
          }
        editor
      }
      .presentationDetents([.medium, .large])
    }
  }

  private var editor: some View {
    Button("Edit") { isEdited = true }
      .sheet(isPresented: $isEdited) { Text("Editor") }
  }
}
