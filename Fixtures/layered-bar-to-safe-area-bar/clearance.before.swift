// targets: iOS 17

import SwiftUI

struct Padding: View {
  var body: some View {
    ScrollView {
      Text("One")
        .padding(.bottom, 100)
    }
    .overlay(alignment: .bottom) { Bar() }  // expect: unsafe
  }
}

struct SpacerWithFrame: View {
  var body: some View {
    ScrollView {
      LazyVStack {
        Text("One")

        // Room for the bar.
        Spacer()
          .frame(height: 80)
      }
      .padding(.bottom, 20)
    }
    .overlay(alignment: .bottom) { Bar() }  // expect: unsafe
  }
}

struct ClearRow: View {
  var body: some View {
    List {
      Text("One")
      Color.clear.frame(height: 64).listRowBackground(Color.clear)
    }
    .overlay(alignment: .bottom) { Bar() }  // expect: unsafe
  }
}

struct EmptyInset: View {
  var body: some View {
    List {
      Text("One")
    }
    .safeAreaInset(edge: .bottom) {
      Color.clear
        .frame(height: 12)
    }
    .overlay(alignment: .bottom) { Bar() }  // expect: unsafe
  }
}

struct Margins: View {
  var body: some View {
    List {
      Text("One")
    }
    .contentMargins(.bottom, 64, for: .scrollContent)
    .contentMargins(.bottom, 64, for: .scrollIndicators)
    .overlay(alignment: .bottom) { Bar() }  // expect: unsafe
  }
}

struct Insets: View {
  var body: some View {
    ScrollView {
      Text("One")
        .padding(EdgeInsets(top: 8, leading: 16, bottom: 90, trailing: 16))
    }
    .overlay(alignment: .bottom) { Bar() }  // expect: unsafe
  }
}

struct Below: View {
  var body: some View {
    VStack(spacing: 0) {
      Text("Title")
      ScrollView {
        Text("One")
      }
      Spacer()
        .frame(height: 64)
    }
    .overlay(alignment: .bottom) { Bar() }  // expect: unsafe
  }
}

struct Named: View {
  private let barHeight: CGFloat = 64

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        Text("One")
          .padding(.bottom, barHeight + 8)
        Button("Top") { proxy.scrollTo(0) }
      }
      .padding(.bottom, barHeight)
    }
    .overlay(alignment: .bottom) {  // expect: unsafe
      Bar().frame(height: barHeight)
    }
  }
}

struct MoreThanTheBar: View {
  private let barHeight: CGFloat = 64

  var body: some View {
    ScrollView {
      VStack {
        Text("One")
      }
      .padding(.bottom, barHeight + 8)
    }
    .overlay(alignment: .bottom) {  // expect: unsafe
      Bar().frame(height: barHeight)
    }
  }
}

struct InTurn: View {
  @State private var isGrid = false

  var body: some View {
    Group {
      if isGrid {
        ScrollView {
          Text("One")
        }
      } else {
        List {
          Text("One")
        }
      }
    }
    .padding(.bottom, 64)
    .overlay(alignment: .bottom) { Bar() }  // expect: unsafe
  }
}

struct Rows: View {
  let names: [String]

  var body: some View {
    List(names, id: \.self) { name in
      Text(name)
        .padding(.bottom, 60)
    }
    .overlay(alignment: .bottom) { Bar() }  // expect: unsafe
  }
}

struct Margin: View {
  var body: some View {
    ScrollView {
      VStack {
        Text("One")
      }
      .padding(.bottom, 36)
    }
    .padding(.bottom, 12)
    .overlay(alignment: .bottom) { Bar() }  // expect: unsafe
  }
}

struct Bar: View {
  var body: some View {
    HStack {
      Button("A") {}
      Spacer()
      Button("B") {}
    }
  }
}
