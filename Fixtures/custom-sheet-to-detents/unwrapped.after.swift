// targets: iOS 16.4
import SwiftUI

struct Places: View {
  @State private var isShown = false

  var body: some View {
    // expect: unsafe
    List {
      Button("Filter") { isShown = true }
    }
    .sheet(isPresented: $isShown) {
      VStack(spacing: 12) {
        // What it is.
        Text("Filter")
        Button("Close") { isShown = false }
      }
      .frame(maxWidth: .infinity)
      .presentationDetents([.height(300)])
      .presentationDragIndicator(.visible)
      .presentationCornerRadius(20)
      .presentationBackground(Color.white)
    }
    .navigationTitle("Places")
  }
}

struct Views: View {
  @State private var isShown = false

  var body: some View {
    // expect: unsafe
    Text("Page")
      .padding()
      .sheet(isPresented: $isShown) {
        Text("Panel")
          .presentationDetents([.medium, .large])
      }
      .navigationTitle("Views")
  }
}
