// targets: iOS 18

import SwiftUI

struct Library: View {
  @State private var isEditing = false
  @State private var isWide = false
  private let columns = 3

  var body: some View {
    Button("Edit") { isEditing = true }
      .sheet(isPresented: $isEditing) {
        Text("Card")
          .frame(width: 320, height: 240)  // expect: left alone: background outside of the frame is sized by it
          .background(Color.white)
      }
      .sheet(isPresented: $isEditing) {
        Text("Card")
          .frame(width: 320, height: 240)  // expect: left alone: card outside of the frame is sized by it
          .card()
      }
      .sheet(isPresented: $isEditing) {
        Text("Heights")
          // R61: detents and a sizing must not be paired.
          .frame(width: 320, height: 240)  // expect: left alone: the sheet has its heights from presentationDetents
          .presentationDetents([.height(240)])
      }
      .sheet(isPresented: $isEditing) {
        Image("code")
          .resizable()
          .frame(width: 200, height: 200)  // expect: left alone: it is the size of a picture in the sheet
      }
      .sheet(isPresented: $isEditing) {
        Text("Badge")
          .frame(width: 200, height: 60)  // expect: left alone: it is too small to be the size of a sheet
      }
      .sheet(isPresented: $isEditing) {
        Text("Screen")
          .frame(width: UIScreen.main.bounds.width, height: 240)  // expect: left alone: width follows UIScreen
      }
      .sheet(isPresented: $isEditing) {
        Text("Choice")
          .frame(width: 320, height: isWide ? 240 : 300)  // expect: left alone: height follows a condition
      }
      .sheet(isPresented: $isEditing) {
        shown
          .clipShape(Circle())
      }
      .background(elsewhere)
  }

  private var shown: some View {
    Text("Shown")
      .frame(width: 320, height: 240)  // expect: left alone: clipShape outside of the frame is sized by it
  }

  private var elsewhere: some View {
    both
  }

  private var both: some View {
    Text("Both")
  }
}

private extension View {
  func card() -> some View {
    background(Color.white)
  }
}
