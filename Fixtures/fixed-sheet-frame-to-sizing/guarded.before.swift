// targets: iOS 16, macOS 13
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
        .frame(width: 400, height: 300)  // expect: unsafe
      }
  }

  var other: some View {
    Text("Page")
      .sheet(isPresented: $isShown) { Text("About").frame(width: 300, height: 200) }  // expect: unsafe
  }
}
