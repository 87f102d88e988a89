// targets: iOS 15.0

import SwiftUI

struct Blur: View {
  var body: some View { Rectangle().fill(.thinMaterial) }
}

struct Frame<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}

private let homeIndicator: CGFloat = 34

struct Reasons: View {
  let safeArea: EdgeInsets
  let edges: Edge.Set
  @State private var isShown = true

  var body: some View {
    VStack {
      // expect: left alone: stands below
      Text("Above").padding(.bottom, safeArea.bottom)
      Text("Below")
    }
    .ignoresSafeArea(edges: .bottom)
    HStack {
      // expect: left alone: stands beside
      Text("Left").padding(.bottom, safeArea.bottom)
      Image("right")
    }
    .ignoresSafeArea(edges: .bottom)
    VStack {
      Spacer()
      Text("Cut")
        .padding(.bottom, safeArea.bottom)  // expect: left alone: what clipShape cuts out
        .background(Color.white)
        .clipShape(Capsule())
    }
    .ignoresSafeArea(edges: .bottom)
    VStack {
      Spacer()
      Text("Cut further out")
        .padding(.bottom, safeArea.bottom)  // expect: left alone: what cornerRadius cuts out
        .background(Color.white)
    }
    .ignoresSafeArea(edges: .bottom)
    .cornerRadius(12)
    VStack {
      Spacer()
      Text("Painted in a way of its own")
        .padding(.bottom, safeArea.bottom)  // expect: left alone: a background would end
        .background(VStack { Blur(); Divider() })
    }
    .ignoresSafeArea(edges: .bottom)
    VStack {
      Spacer()
      Text("Covered")
        .padding(.bottom, safeArea.bottom)  // expect: left alone: an overlay reaches down
        .overlay(Color.black.opacity(0.2))
    }
    .ignoresSafeArea(edges: .bottom)
    VStack {
      Spacer()
      Text("Measured")
        .padding(.bottom, safeArea.bottom)  // expect: left alone: a fixed height counts on it
        .frame(height: 90)
    }
    .ignoresSafeArea(edges: .bottom)
    more
    others
  }

  @ViewBuilder private var more: some View {
    VStack {
      Spacer()
      Text("Moved")
        .padding(.bottom, safeArea.bottom)  // expect: left alone: moved by an amount
        .offset(y: isShown ? 0 : 200)
    }
    .ignoresSafeArea(edges: .bottom)
    VStack {
      Text("Coming and going")
      if isShown {
        // expect: left alone: in some states only
        Text("Bar").padding(.bottom, safeArea.bottom)
      }
    }
    .ignoresSafeArea(edges: .bottom)
    VStack {
      Spacer()
      ForEach(0..<2, id: \.self) { _ in
        // expect: left alone: shown several times
        Text("Row").padding(.bottom, safeArea.bottom)
      }
    }
    .ignoresSafeArea(edges: .bottom)
    List {
      // expect: left alone: a row of a list
      Text("Row").padding(.bottom, safeArea.bottom)
    }
    .ignoresSafeArea(edges: .bottom)
    Frame {
      // expect: left alone: only Frame knows
      Text("Framed").padding(.bottom, safeArea.bottom)
    }
    .ignoresSafeArea(edges: .bottom)
    TabView {
      // expect: left alone: the other tabs
      Text("Tab").padding(.bottom, safeArea.bottom)
    }
    .ignoresSafeArea(edges: .bottom)
    VStack {
      Spacer()
      Text("Twice")
        .padding(.bottom, safeArea.bottom)  // expect: left alone: line 121 ignores it again
        .ignoresSafeArea(edges: .bottom)
    }
    .ignoresSafeArea()
    VStack {
      Spacer()
      Text("Computed")
        .padding(.bottom, safeArea.bottom)  // expect: left alone: is computed
        .ignoresSafeArea(edges: edges)
    }
    VStack {
      Spacer().frame(height: safeArea.bottom)
      Text("Used again")
        .padding(.bottom, safeArea.bottom)  // expect: left alone: used on line 129 too
    }
    .ignoresSafeArea(edges: .bottom)
  }

  @ViewBuilder private var others: some View {
    VStack {
      Text("Two paddings")
        .padding(.bottom, homeIndicator)  // expect: left alone: stands below
      Text("One edge")
        .padding(.bottom, safeArea.bottom)  // expect: left alone: used on line 139 too
    }
    .ignoresSafeArea(edges: .bottom)
    Text("Inside out")
      .ignoresSafeArea(edges: .bottom)
      .padding(.bottom, safeArea.bottom)  // expect: left alone: the view inside the padding
    VStack {
      Spacer()
      Text("In some builds")
        .padding(.bottom, safeArea.bottom)  // expect: left alone: not in the same builds
        #if os(iOS)
          .ignoresSafeArea(edges: .bottom)
        #endif
    }
    VStack {
      Text("Typed")
      TextField("Text", text: .constant(""))
        .padding(.bottom, safeArea.bottom)  // expect: left alone: keeps the keyboard from
    }
    .ignoresSafeArea()
    VStack {
      Text("Used twice")
      bar
    }
    .ignoresSafeArea(edges: .bottom)
    bar
  }

  private var bar: some View {
    HStack {
      Button("Home") {}
    }
    .padding(.bottom, homeIndicator)  // expect: left alone: used in several places
  }
}

struct Sheet: View {
  var body: some View {
    VStack {
      Spacer()
      Text("Ignored once more where the view is shown")
        .padding(.bottom, homeIndicator)  // expect: left alone: ignores it again
    }
    .ignoresSafeArea(edges: .bottom)
  }
}

struct Sheets: View {
  var body: some View {
    HStack {
      Sheet()
      Sheet().ignoresSafeArea()
    }
  }
}
