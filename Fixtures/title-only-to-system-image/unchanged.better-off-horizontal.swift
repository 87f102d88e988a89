import SwiftUI

struct Note: View {
  @Environment(\.presentationMode) private var presentation

  var body: some View {
    Text("Note")
      .toolbar {
        Button("Done") { presentation.wrappedValue.dismiss() }  // expect: left alone: a sheet with only this action
      }
  }
}

struct Presenter: View {
  var body: some View {
    Text("Page")
      .sheet(isPresented: .constant(true)) {
        Text("Note").toolbar { Button("Close") {} }  // expect: left alone: a sheet with only this action
      }
  }
}

struct Calculator: View {
  var body: some View {
    Text("2").toolbar { Button("Share") {} }  // expect: left alone: a pad of keys
  }
}
