// targets: iOS 17

import SwiftUI

struct Decorated: View {
  var body: some View {
    VStack {
      List { Text("One") }
        .overlay(alignment: .bottom) {
          LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom)
            .frame(height: 80)
        }
      List { Text("One") }
        .overlay(Divider(), alignment: .top)
      ZStack(alignment: .bottom) {
        List { Text("One") }
        Image("hills")
      }
      ZStack(alignment: .bottom) {
        List { Text("One") }
        HStack {
          Button("Seen, not touched") {}
          Spacer()
        }
        .allowsHitTesting(false)
      }
      ZStack(alignment: .bottom) {
        List { Text("One") }
        NavigationLink(destination: Text("Two"), isActive: .constant(false)) { EmptyView() }
      }
      List { Text("One") }
        .overlay { ProgressView() }
      List { Text("One") }
        .overlay(alignment: .bottom) {
          if true { Text("For a while") }
        }
    }
  }
}
