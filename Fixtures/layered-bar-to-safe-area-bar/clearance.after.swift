// targets: iOS 17

import SwiftUI

struct Padding: View {
  var body: some View {
    ScrollView {
      Text("One")
    }
    .safeAreaBarOrInset(edge: .bottom, spacing: 0) { Bar() }  // expect: unsafe
  }
}

struct SpacerWithFrame: View {
  var body: some View {
    ScrollView {
      LazyVStack {
        Text("One")

        // Room for the bar.
      }
      .padding(.bottom, 20)
    }
    .safeAreaBarOrInset(edge: .bottom, spacing: 0) { Bar() }  // expect: unsafe
  }
}

struct ClearRow: View {
  var body: some View {
    List {
      Text("One")
    }
    .safeAreaBarOrInset(edge: .bottom, spacing: 0) { Bar() }  // expect: unsafe
  }
}

struct EmptyInset: View {
  var body: some View {
    List {
      Text("One")
    }
    .safeAreaBarOrInset(edge: .bottom, spacing: 0) { Bar() }  // expect: unsafe
  }
}

struct Margins: View {
  var body: some View {
    List {
      Text("One")
    }
    .safeAreaBarOrInset(edge: .bottom, spacing: 0) { Bar() }  // expect: unsafe
  }
}

struct Insets: View {
  var body: some View {
    ScrollView {
      Text("One")
        .padding(EdgeInsets(top: 8, leading: 16, bottom: 0, trailing: 16))
    }
    .safeAreaBarOrInset(edge: .bottom, spacing: 0) { Bar() }  // expect: unsafe
  }
}

struct Below: View {
  var body: some View {
    VStack(spacing: 0) {
      Text("Title")
      ScrollView {
        Text("One")
      }
    }
    .safeAreaBarOrInset(edge: .bottom, spacing: 0) { Bar() }  // expect: unsafe
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
    }
    .safeAreaBarOrInset(edge: .bottom, spacing: 0) {  // expect: unsafe
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
      .padding(.bottom, 8)
    }
    .safeAreaBarOrInset(edge: .bottom, spacing: 0) {  // expect: unsafe
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
    .safeAreaBarOrInset(edge: .bottom, spacing: 0) { Bar() }  // expect: unsafe
  }
}

struct Rows: View {
  let names: [String]

  var body: some View {
    List(names, id: \.self) { name in
      Text(name)
        .padding(.bottom, 60)
    }
    .safeAreaBarOrInset(edge: .bottom, spacing: 0) { Bar() }  // expect: unsafe
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
    .safeAreaBarOrInset(edge: .bottom, spacing: 0) { Bar() }  // expect: unsafe
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

private extension View {
  /// Pins a bar with `safeAreaBar` where the system has it, and with `safeAreaInset` before.
  @ViewBuilder
  func safeAreaBarOrInset<Bar: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    if #available(iOS 26, *) {
      safeAreaBar(edge: edge, alignment: alignment, spacing: spacing, content: content)
    } else {
      safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
  }
}
