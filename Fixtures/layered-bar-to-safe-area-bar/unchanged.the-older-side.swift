// targets: iOS 14

import SwiftUI

struct Feed: View {
  var body: some View {
    if #available(iOS 15, *) {
      rows.safeAreaInset(edge: .bottom) { Tools() }
    } else {
      layered
    }
  }

  private var layered: some View {
    ZStack(alignment: .bottom) {
      rows
      Tools()
    }
  }

  private var rows: some View {
    List { Text("One") }
  }
}

struct Inline: View {
  var body: some View {
    if #available(iOS 26, *) {
      List { Text("One") }
    } else {
      List { Text("One") }
        .overlay(Tools(), alignment: .bottom)
    }
  }
}

struct Tools: View {
  var body: some View {
    HStack {
      Button("A") {}
      Spacer()
      Button("B") {}
    }
  }
}
