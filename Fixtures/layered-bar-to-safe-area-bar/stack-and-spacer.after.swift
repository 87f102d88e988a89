// targets: iOS 17

import SwiftUI

struct Player: View {
  @State private var position = 0.0

  var body: some View {
    // expect: unsafe
    ScrollView {
      VStack {
        Text("Lyrics")
      }
    }
    .safeAreaBarOrInset(edge: .bottom, spacing: 0) {
      HStack {
        Slider(value: $position)
        Button("Next") {}
      }
      .padding()
    }
  }
}

struct Reader: View {
  var body: some View {
    NavigationStack {
      // expect: unsafe
      ScrollView { Text("Chapter") }
        .safeAreaBarOrInset(edge: .bottom, spacing: 0) {
          VStack(spacing: 0) {
            Divider()
            // Both chapters in one row.
            HStack {
              Button("Previous") {}
              Spacer()
              Button("Next") {}
            }
          }
          .background(Color.gray)
        }
        .navigationTitle("Reader")
    }
  }
}

struct Search: View {
  @State private var query = ""

  var body: some View {
    // expect: unsafe
    List {
      Text("One")
    }
    .safeAreaBarOrInset(edge: .top, spacing: 0) {
      TextField("Search", text: $query)
        .frame(height: 52)
        .padding(.horizontal)
    }
    .navigationTitle("Search")
    .onAppear {
      query = ""
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
