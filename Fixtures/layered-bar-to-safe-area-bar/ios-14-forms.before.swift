// targets: iOS 14

import SwiftUI

struct Short: View {
  var body: some View {
    Rows()
      .padding(.bottom, 60)
      .overlay(Tools(), alignment: .bottom)  // expect: unsafe
  }
}

struct Spaced: View {
  let title: String

  var content: some View {
    ZStack {  // expect: unsafe
      ScrollView {
        Text(title)
      }
      VStack {
        Spacer()
        Tools()
      }
    }
  }

  var body: some View { content }
}

struct TwoBars: View {
  @State private var query = ""

  var body: some View {
    VStack {
      ScrollView {
        Text("One")
      }
      .overlay(Tools(), alignment: .bottom)  // expect: unsafe
      List {
        Text("Two")
      }
      .overlay(  // expect: unsafe
        HStack {
          TextField("Search", text: $query)
          Button("Go") {}
        },
        alignment: .bottom
      )
    }
  }
}

private struct Rows: View {
  var body: some View {
    ScrollView {
      Text("One")
    }
  }
}

private struct Tools: View {
  var body: some View {
    HStack {
      Button("A") {}
      Spacer()
      Button("B") {}
    }
  }
}
