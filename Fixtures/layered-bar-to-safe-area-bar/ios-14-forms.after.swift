// targets: iOS 14

import SwiftUI

struct Short: View {
  var body: some View {
    if #available(iOS 15, *) {
      Rows()
        .safeAreaBarOrInset(edge: .bottom, spacing: 0) { Tools() }
    } else {
      Rows()
        .padding(.bottom, 60)
        .overlay(Tools(), alignment: .bottom)
    }  // expect: unsafe
  }
}

struct Spaced: View {
  let title: String

  @ViewBuilder
  var content: some View {
    if #available(iOS 15, *) {
      scrollingContent
        .safeAreaBarOrInset(edge: .bottom, spacing: 0) { Tools() }
    } else {
      layeredContent
    }
  }

  private var layeredContent: some View {
    ZStack {  // expect: unsafe
      scrollingContent
      VStack {
        Spacer()
        Tools()
      }
    }
  }

  private var scrollingContent: some View {
    ScrollView {
      Text(title)
    }
  }

  var body: some View { content }
}

struct TwoBars: View {
  @State private var query = ""

  var body: some View {
    VStack {
      if #available(iOS 15, *) {
        scrollingContent
          .safeAreaBarOrInset(edge: .bottom, spacing: 0) { Tools() }
      } else {
        scrollingContent
          .overlay(Tools(), alignment: .bottom)
      }  // expect: unsafe
      if #available(iOS 15, *) {
        scrollingContent2
          .safeAreaBarOrInset(edge: .bottom, spacing: 0) { bottomBar }
      } else {
        layeredContent
      }
    }
  }

  private var bottomBar: some View {
    HStack {
      TextField("Search", text: $query)
      Button("Go") {}
    }
  }

  private var layeredContent: some View {
    scrollingContent2
      .overlay(  // expect: unsafe
        bottomBar,
        alignment: .bottom
      )
  }

  private var scrollingContent: some View {
    ScrollView {
      Text("One")
    }
  }

  private var scrollingContent2: some View {
    List {
      Text("Two")
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

private extension View {
  /// Pins a bar with `safeAreaBar` where the system has it, and with `safeAreaInset` before.
  @available(iOS 15, *)
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
