// targets: iOS 17.0

import SwiftUI

struct Home: View {
  let names: [String]
  let isWide: Bool

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        HStack {
          ForEach(names, id: \.self) { name in
            Text(name)
              .padding(8)
              .background(Color.yellow)
          }
        }
      }
      .padding(.horizontal, 20)  // expect: unsafe
      ScrollView(.horizontal, showsIndicators: false) {
        Covers(names: names)
      }
      .frame(height: 120)
      // The margin of the design.
      .padding(.horizontal)  // expect: unsafe
      .padding(.bottom, 12)
      .background(Color.gray)
      chips.padding(.leading, isWide ? 32 : 16)  // expect: unsafe
      if isWide {
        ScrollViewReader { reader in
          ScrollView {
            Button("Down") { reader.scrollTo(1) }
          }
          .onAppear { reader.scrollTo(0) }
          .frame(maxWidth: .infinity)
        }
        .padding([.leading, .trailing], 24)  // expect: unsafe
      }
    }
  }

  private var chips: some View {
    ScrollView(.horizontal) {
      Text("Chip")
        .background(Color.green)
    }
  }
}

struct Covers: View {
  let names: [String]

  var body: some View {
    Text(names.joined())
      .background(Color.blue, in: Capsule())
  }
}

struct Page: View {
  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        Text("Title")
        ScrollView(Axis.Set.horizontal) {
          Text("Tags").background(Color.white)
        }
      }
      .navigationTitle("Page")
      .padding(.horizontal, 16)  // expect: unsafe
    }
  }
}

struct Article: View {
  var body: some View {
    NavigationStack {
      Group {
        ScrollView {
          VStack {
            Text("Card")
              .frame(maxWidth: .infinity)
              .background(Color.white)
              .cornerRadius(12)
            Text("Row")
              .background(Color.white)
              .padding(.horizontal, 4)
            HStack {
              Text("Start")
              Text("Middle").background(Color.red)
              Text("End")
            }
            ScrollView(.horizontal) {
              Text("Inner").background(Color.orange)
            }
          }
        }
      }
      .navigationTitle("Article")
      .padding(.horizontal, 16)  // expect: unsafe
    }
  }
}

struct Pair: View {
  var body: some View {
    ScrollView {
      Text("Text")
    }
    .padding(.leading, 8)  // expect: unsafe
    .padding(.trailing, 16)  // expect: unsafe
    .safeAreaInset(edge: .bottom) {
      ScrollView(.horizontal) {
        Button("Reply") {}
      }
      .padding(.horizontal, 8)  // expect: unsafe
    }
  }
}

#Preview {
  ScrollView {
    Text("Preview")
  }
  .padding(.horizontal)
}
