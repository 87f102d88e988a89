// targets: iOS 17

import SwiftUI

struct Floating: View {
  var body: some View {
    VStack {
      ZStack(alignment: .bottomTrailing) {  // expect: left alone: a control that floats in the corner
        List { Text("One") }
        Button(action: {}) {
          Image(systemName: "plus")
            .padding()
            .background(Circle())
        }
      }
      List { Text("One") }
        .overlay(alignment: .bottomLeading) {  // expect: left alone: a control that floats in the co
          VStack {
            Button("A") {}
            Button("B") {}
          }
        }
      ZStack {  // expect: left alone: a control that floats in the corner
        List { Text("One") }
        Button("Add") {}
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      }
      List { Text("One") }
        .overlay(alignment: .bottom) {  // expect: left alone: a single control (Button) that floats
          Button("Newest") {}
            .padding()
        }
      ZStack {  // expect: left alone: a single control (Button) that floats
        List { Text("One") }
        VStack {
          Spacer()
          HStack {
            Spacer()
            Button("Add") {}
          }
        }
      }
      List { Text("One") }
        .overlay(alignment: .bottom) { TopButton() }  // expect: left alone: a single control (TopButton)
      List { Text("One") }
        .overlay(alignment: .bottom) {  // expect: left alone: a single control (Image) that floats
          Image(systemName: "arrow.up").onTapGesture {}
        }
      List { Text("One") }
        .overlay(alignment: .topTrailing) { Text("12") }  // expect: left alone: a notice in the corner
    }
  }
}
