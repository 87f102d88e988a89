// targets: iOS 15
import SwiftUI

struct Guarded: View {
  @State private var isShown = false

  var body: some View {
    if #available(iOS 16, *) {
      Text("Page")
        .sheet(isPresented: $isShown) {
          Text("Panel").presentationDetents([.medium, .large])
        }
    } else {
      ZStack(alignment: .bottom) {
        Text("Page")
        if isShown {
          Color.black.opacity(0.4).onTapGesture { isShown = false }
          Text("Panel").transition(.move(edge: .bottom))
        }
      }
    }
  }
}

struct Member: View {
  @State private var isShown = false

  var body: some View {
    Group {
      if #available(iOS 16, *) {
        Text("Page")
          .sheet(isPresented: $isShown) {
            Text("Panel").presentationDetents([.medium, .large])
          }
      } else {
        layered
      }
    }
    .navigationTitle("Page")
  }

  private var layered: some View {
    ZStack(alignment: .bottom) {
      Text("Page")
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel").transition(.move(edge: .bottom))
      }
    }
  }
}
