// targets: iOS 18

import SwiftUI

struct Library: View {
  @State private var isEditing = false

  var body: some View {
    VStack {
      both
    }
    .sheet(isPresented: $isEditing) { both }
    .sheet(isPresented: $isEditing) { Details() }
  }

  private var both: some View {
    Text("Both")
      .frame(width: 320, height: 240)  // expect: left alone: both is also shown outside of a sheet
  }
}

struct Details: View {
  var body: some View {
    Text("Details")
      .frame(width: 320, height: 240)  // expect: left alone: another file may show Details outside of a sheet
  }
}
