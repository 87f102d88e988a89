// targets: iOS 15.0

import SwiftUI

struct Search: View {
  @State private var text = ""
  let safeArea: EdgeInsets

  var body: some View {
    VStack {
      TextField("Search", text: $text)
      Spacer()
      Button("Done") {}
    }
    .ignoresSafeArea(.keyboard, edges: .bottom)
  }
}

struct Find: View {
  @State private var text = ""
  let safeArea: EdgeInsets

  var body: some View {
    VStack {
      TextField("Search", text: $text)
      Spacer()
      Button("Done") {}
    }
    .ignoresSafeArea(.keyboard, edges: .bottom)
  }
}

struct Filter: View {
  @State private var text = ""
  let safeArea: EdgeInsets

  var body: some View {
    VStack {
      TextField("Search", text: $text)
      Spacer()
      Button("Done") {}
    }
  }
}
