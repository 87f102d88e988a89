// targets: iOS 17

import SwiftUI

struct Spaces: View {
  @State private var isPlaying = false
  let extra: CGFloat

  var body: some View {
    VStack {
      List { Text("One") }
        .padding(.bottom, isPlaying ? 80 : 0)
        .overlay(alignment: .bottom) { Tools() }  // expect: left alone: how much of isPlaying ? 80 : 0
      List { Text("One") }
        .padding(.bottom, extra)
        .overlay(alignment: .bottom) { Tools() }  // expect: left alone: whether extra is the space for
      List { Text("One") }
        .padding(.vertical, 80)
        .overlay(alignment: .bottom) { Tools() }  // expect: left alone: pads other edges too
      List { Text("One") }
        .padding(.bottom, space())
        .overlay(alignment: .bottom) { Tools() }  // expect: left alone: whether space is the space for
    }
  }

  private func space() -> CGFloat { extra * 2 }
}

struct SpaceAlone: View {
  var body: some View {
    ScrollView {
      Text("One")
      room
    }
    .overlay(alignment: .bottom) { Tools() }  // expect: left alone: is all that room shows
  }

  private var room: some View {
    Color.clear
      .frame(height: 80)
  }
}

struct Shared: View {
  var body: some View {
    VStack {
      ZStack(alignment: .bottom) {  // expect: left alone: the space for the bar is in Posts, which oth
        Posts()
        Tools()
      }
      ZStack(alignment: .bottom) {  // expect: left alone: the space for the bar is in rows, which is s
        rows
        Tools()
      }
      rows
    }
  }

  private var rows: some View {
    List { Text("One") }
      .padding(.bottom, 64)
  }
}

struct Posts: View {
  var body: some View {
    ScrollView {
      VStack {
        Text("One")
        Spacer(minLength: 64)
      }
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
