// targets: iOS 15.0

import SwiftUI

private let bottomPadding: CGFloat = 34
private let tabBarHeight: CGFloat = 49
private let footerSpacing: CGFloat = 20

struct Box {
  var bottom: CGFloat
}

struct Margins: View {
  let safeArea: EdgeInsets
  let hasNotch: Bool
  let top: CGFloat
  let box: Box
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("8").padding(.bottom, 8)
      Text("12").padding(.bottom, 12)
      Text("16").padding(.bottom, 16)
      Text("20").padding(.bottom, 20)
      Text("24").padding(.bottom, 24)
      Text("30").padding(.bottom, 30)
      Text("The default").padding(.bottom)
      Text("Below zero").padding(.bottom, -34)
      Text("Names").padding(.bottom, footerSpacing)
      Text("Other edges").padding(.top, safeArea.top).padding(.horizontal, 34)
      Text("By state").padding(.bottom, isOpen ? 34 : 0)
      // Space for the tab bar.
      Text("A comment on the view").padding(.bottom, 10)
      Spacer()
    }
    VStack {
      Spacer()
      Text("For devices without an indicator")
        .padding(.bottom, safeArea.bottom == 0 ? 15 : 0)
      Text("The same with names")
        .padding(.bottom, hasNotch ? 0 : 16)
      Text("Negated")
        .padding(.bottom, !hasNotch ? 16 : 0)
      Text("More without an indicator than with one")
        .padding(.bottom, safeArea.bottom != 0 ? 5 : 15)
      Text("Against the inset")
        .padding(.bottom, hasNotch ? -10 : 8)
      Text("A bar")
        .padding(.bottom, tabBarHeight)
      Text("Not on its own")
        .padding(.bottom, bottomPadding)
      Text("Something else is called bottom")
        .padding(.bottom, box.bottom)
    }
  }
}

struct Card: View {
  var body: some View {
    VStack {
      Text("34 in a card")
      Spacer()
      Text("Price")
    }
    .padding(.bottom, 34)
  }
}

struct Letter: View {
  var body: some View {
    NavigationView {
      ScrollView {
        VStack {
          Text("34 at the end of what scrolls")
          Spacer()
        }
        .padding(.bottom, 34)
      }
    }
  }
}

struct Shelves: View {
  var body: some View {
    NavigationView {
      VStack {
        List {
          Text("34 in a row").padding(.bottom, 34)
        }
        Text("34 above something").padding(.bottom, 34)
        HStack {
          Text("34 beside something").padding(.bottom, 34)
          Text("Something")
        }
        ForEach(0..<3, id: \.self) { number in
          Text("34, three times").padding(.bottom, 34)
        }
      }
    }
  }
}

struct Tabbed: View {
  var body: some View {
    NavigationView {
      VStack {
        Spacer()
        Text("83 without a tab bar").padding(.bottom, 83)
      }
    }
  }
}
