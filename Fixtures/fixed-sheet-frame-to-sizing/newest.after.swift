// targets: iOS 18
import SwiftUI

struct Page: View {
  @State private var isShown = false

  var body: some View {
    Text("Page")
      .sheet(isPresented: $isShown) {
        VStack {
          Text("About")
        }
        .padding()
        .frame(idealWidth: 400, maxWidth: .infinity, idealHeight: 300, maxHeight: .infinity)  // expect: unsafe
        .presentationSizing(.fitted)
      }
  }

  var other: some View {
    Text("Page")
      .sheet(isPresented: $isShown) { Text("About").frame(idealWidth: 300, maxWidth: .infinity, idealHeight: 200, maxHeight: .infinity).presentationSizing(.fitted) }  // expect: unsafe
  }
}
