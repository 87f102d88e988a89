// targets: iOS 17
import SwiftUI

struct Song { var title = "" }

extension Song: Identifiable { var id: String { title } }

struct Shorthand: View {
  @Binding var selected: Song?

  var body: some View {
    Text("Songs")
      // expect: unsafe
      .overlay(alignment: .bottom) {
        if let selected {
          Text(selected.title)
            .gesture(DragGesture().onEnded { _ in self.selected = nil })
        }
      }
  }
}

struct Present: View {
  @State private var selected: Song?

  var body: some View {
    // expect: unsafe
    ZStack {
      List { Button("Play") { selected = Song() } }
      if selected != nil {
        ZStack(alignment: .bottom) {
          Color.black.opacity(0.4).onTapGesture { selected = nil }
          Controls(song: $selected)
        }
        .transition(.move(edge: .bottom))
      }
    }
  }
}

struct Mapped: View {
  @State private var selected: Song?

  var body: some View {
    // expect: unsafe
    ZStack(alignment: .bottom) {
      Button("Play") { selected = Song() }
        .padding()
      selected.map { song in
        Text(song.title)
          .gesture(DragGesture().onEnded { _ in selected = nil })
      }
      Text("On top")
    }
  }
}

struct Anonymous: View {
  @State private var selected: Song?

  var body: some View {
    Button("Play") { selected = Song() }
      // expect: unsafe
      .overlay(alignment: .bottom) {
        selected.map {
          Text($0.title)
            .gesture(DragGesture().onEnded { _ in selected = nil })
        }
      }
  }
}

struct Generic<Item: Identifiable, Panel: View>: View {
  @Binding var item: Item?
  var panel: (Item) -> Panel

  var body: some View {
    Text("Songs")
      // expect: unsafe
      .overlay(alignment: .bottom) {
        if let item = item {
          panel(item)
            .gesture(DragGesture().onEnded { _ in self.item = nil })
        }
      }
  }
}

struct Controls: View {
  @Binding var song: Song?
  var body: some View { Button("Stop") { song = nil } }
}
