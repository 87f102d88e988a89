// targets: iOS 17
import SwiftUI

struct Song { var title = "" }

extension Song: Identifiable { var id: String { title } }

struct Shorthand: View {
  @Binding var selected: Song?

  var body: some View {
    Text("Songs")
      // expect: unsafe
      .sheet(item: $selected) { selected in
        Text(selected.title)
          .presentationDetents([.medium, .large])
          .presentationBackgroundInteraction(.enabled)
      }
  }
}

struct Present: View {
  @State private var selected: Song?

  var body: some View {
    // expect: unsafe
    List { Button("Play") { selected = Song() } }
      .sheet(item: $selected) { _ in
        Controls(song: $selected)
          .presentationDetents([.medium, .large])
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
      Text("On top")
    }
    .sheet(item: $selected) { song in
      Text(song.title)
        .presentationDetents([.medium, .large])
        .presentationBackgroundInteraction(.enabled)
    }
  }
}

struct Anonymous: View {
  @State private var selected: Song?

  var body: some View {
    Button("Play") { selected = Song() }
      // expect: unsafe
      .sheet(item: $selected) {
        Text($0.title)
          .presentationDetents([.medium, .large])
          .presentationBackgroundInteraction(.enabled)
      }
  }
}

struct Generic<Item: Identifiable, Panel: View>: View {
  @Binding var item: Item?
  var panel: (Item) -> Panel

  var body: some View {
    Text("Songs")
      // expect: unsafe
      .sheet(item: $item) { item in
        panel(item)
          .presentationDetents([.medium, .large])
          .presentationBackgroundInteraction(.enabled)
      }
  }
}

struct Controls: View {
  @Binding var song: Song?
  var body: some View { Button("Stop") { song = nil } }
}
