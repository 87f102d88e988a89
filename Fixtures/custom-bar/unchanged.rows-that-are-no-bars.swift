// targets: iOS 16
import SwiftUI

struct Screen: View {
  @State private var color = Color.red
  @State private var day = 1
  @State private var kind = 0
  @State private var text = ""
  @State private var page = 0
  var days = [1, 2, 3]
  var colors = [Color.red, Color.blue]

  var body: some View {
    VStack {
      filters
      List { Text("Row") }
    }
  }

  /// A choice above what it chooses is a segmented control.
  private var filters: some View {
    HStack {
      Button("All") { kind = 0 }
      Button("Mine") { kind = 1 }
    }
  }

  var kinds: some View {
    VStack {
      HStack {
        Button("All") { kind = 0 }
        Button("Mine") { kind = 1 }
      }
      if kind == 0 { Text("All") } else { Text("Mine") }
    }
  }

  /// Swatches, a strip of days, and dots.
  var choices: some View {
    VStack {
      ScrollView { Text("Text") }
      HStack {
        ForEach(colors, id: \.self) { item in
          Circle().fill(item).onTapGesture { color = item }
        }
      }
    }
  }

  var strip: some View {
    VStack {
      ScrollView(.horizontal) {
        HStack {
          ForEach(days, id: \.self) { item in Button("\(item)") { day = item } }
        }
      }
      List { Text("Row") }
    }
  }

  var calendar: some View {
    VStack {
      List { Text("Row") }
      HStack {
        ForEach(days, id: \.self) { item in Button("\(item)") { day = item } }
      }
    }
  }

  var dots: some View {
    ZStack(alignment: .bottom) {
      TabView(selection: $page) { Text("A").tag(0); Text("B").tag(1) }.tabViewStyle(.page)
      HStack {
        ForEach(0..<2) { item in Image(systemName: "circle").onTapGesture { page = item } }
      }
    }
  }

  /// Steps, and a stepper.
  var steps: some View {
    VStack {
      HStack {
        Button { day -= 1 } label: { Image(systemName: "chevron.left") }
        Spacer()
        Text("May")
        Spacer()
        Button { day += 1 } label: { Image(systemName: "chevron.right") }
      }
      List { Text("Row") }
    }
  }

  /// Input, and what sends it.
  var composer: some View {
    VStack {
      ScrollView { Text("Text") }
      HStack {
        Button {} label: { Image(systemName: "paperclip") }
        TextField("Message", text: $text)
        Button {} label: { Image(systemName: "paperplane") }
      }
    }
  }

  /// The end of a page.
  var ending: some View {
    VStack {
      ScrollView { Text("Text") }
      HStack { Button("Back") {}; Button("Continue") {} }
    }
  }

  /// Buttons that float on a surface each.
  var floating: some View {
    ZStack(alignment: .bottom) {
      ScrollView { Text("Text") }
      HStack {
        Button {} label: { Image(systemName: "xmark").clipShape(Circle()) }
        Button {} label: { Image(systemName: "heart").clipShape(Circle()) }
      }
    }
  }

  /// A row of a list, a card, and a corner.
  var rows: some View {
    List {
      HStack {
        Button {} label: { Image(systemName: "heart") }
        Spacer()
        Button {} label: { Image(systemName: "arrowshape.turn.up.left") }
      }
    }
  }

  var card: some View {
    VStack {
      Text("Card")
      HStack {
        Button {} label: { Image(systemName: "heart") }
        Button {} label: { Image(systemName: "star") }
      }
    }
  }

  var corner: some View {
    ScrollView { Text("Text") }
      .overlay(alignment: .bottomTrailing) {
        HStack {
          Button {} label: { Image(systemName: "plus") }
          Button {} label: { Image(systemName: "minus") }
        }
      }
  }

  /// A bar of the system's.
  var toolbar: some View {
    ScrollView { Text("Text") }
      .toolbar {
        ToolbarItem(placement: .bottomBar) {
          HStack {
            Button {} label: { Image(systemName: "plus") }
            Button {} label: { Image(systemName: "star") }
          }
        }
      }
  }
}

/// The document lets a player have bars of its own.
struct PlayerTopBar: View {
  var body: some View {
    HStack {
      Button {} label: { Image(systemName: "xmark") }
      Button {} label: { Image(systemName: "airplay") }
    }
  }
}

struct Keypad: View {
  var body: some View {
    VStack {
      ScrollView { Text("0171") }
      HStack {
        Button {} label: { Image(systemName: "phone") }
        Button {} label: { Image(systemName: "delete.left") }
      }
    }
  }
}

/// The one bar of this file.
struct LetterTopBar: View {
  var body: some View {
    HStack {  // expect: left alone: the items of a system toolbar
      Button {} label: { Image(systemName: "plus") }
      Button {} label: { Image(systemName: "star") }
    }
  }
}
