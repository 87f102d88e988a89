// targets: iOS 18
import SwiftUI

struct Page: View {
  @State private var isShown = false

  var body: some View { Text("Body") }

  var list: some View {
    Text("Page")
      .sheet(isPresented: $isShown) {
        VStack {
          List { Text("Row") }
        }
        .frame(width: 400, height: 300)  // expect: left alone: List has no size of its own
      }
  }

  var unknown: some View {
    Text("Page")
      .sheet(isPresented: $isShown) { about.frame(width: 400, height: 300) }  // expect: left alone: the file does not show
  }

  private var about: some View { Text("About") }

  var detents: some View {
    Text("Page")
      .sheet(isPresented: $isShown) {
        Text("About")
          .frame(width: 400, height: 300)  // expect: left alone: the sheet has presentationDetents
          .presentationDetents([.medium])
      }
  }

  var aligned: some View {
    Text("Page")
      .sheet(isPresented: $isShown) {
        Text("About")
          .frame(width: 400, height: 300, alignment: .top)  // expect: left alone: the frame has an alignment
      }
  }

  var inside: some View {
    Text("Page")
      .sheet(isPresented: $isShown) {
        VStack { Text("About").frame(width: 40, height: 30) }
      }
      .frame(width: 400, height: 300)
  }

  var oneSide: some View {
    Text("Page").sheet(isPresented: $isShown) { Text("About").frame(width: 400) }
  }
}
