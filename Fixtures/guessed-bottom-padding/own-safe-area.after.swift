// targets: iOS 15.0

import SwiftUI

struct Album: View {
  @State private var isShown = false
  let safeArea: EdgeInsets

  var body: some View {
    VStack {
      NavigationView {
        VStack {
          List {
            Text("Photo")
          }
          Button("Add") { isShown = true }
        }
      }
    }
    .ignoresSafeArea()
    .sheet(isPresented: $isShown) {
      VStack {
        Text("New photo")
        Spacer()
        Button("Save") { isShown = false }
          .padding(.bottom, 8)
      }
    }
  }
}
