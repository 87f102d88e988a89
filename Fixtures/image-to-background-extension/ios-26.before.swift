// targets: iOS 26.0

import SwiftUI

struct Atlas: View {
  @State private var isShown = false

  var body: some View {
    NavigationSplitView {
      List {
        Text("Places")
      }
    } detail: {
      VStack {
        Image("coast")
          .resizable()
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .clipped()
          // Under the sidebar.
          .ignoresSafeArea()  // expect: unsafe
          .accessibilityLabel("Coast")
        Text("Coast")
      }
      .inspector(isPresented: $isShown) { Text("Facts") }
    }
  }
}

struct Gallery: View {
  var body: some View {
    NavigationSplitView {
      Text("Artists")
    } content: {
      Text("Works")
    } detail: {
      WorkView()
    }
  }
}

struct WorkView: View {
  var body: some View {
    ScrollView {
      VStack {
        header
          .ignoresSafeArea(.container, edges: [.top, .horizontal])  // expect: unsafe
        Text("Title")
      }
    }
    .ignoresSafeArea(edges: .top)
  }

  @ViewBuilder private var header: some View {
    if let url = URL(string: "https://example.org/work.png") {
      AsyncImage(url: url) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        ProgressView()
      }
    } else {
      Color.gray
    }
  }
}

struct Notes: View {
  @State private var isShown = true

  var body: some View {
    Cover()
      .edgesIgnoringSafeArea(.all)  // expect: unsafe
      .inspector(isPresented: $isShown) {
        Image("facts").resizable()
      }
  }
}

struct Cover: View {
  var body: some View {
    Image("cover").resizable()
  }
}

struct Picture: View {
  var body: some View {
    NavigationStack {
      Image("picture").resizable().scaledToFill().ignoresSafeArea(edges: .horizontal)  // expect: unsafe
        .toolbar {
          Button("Share", systemImage: "square.and.arrow.up") {}
        }
    }
  }
}

struct Framed: View {
  var body: some View {
    TabView {
      GeometryReader { proxy in
        Image("picture")
          .resizable()
          .frame(width: proxy.size.width, height: proxy.size.height)
      }
      .ignoresSafeArea()  // expect: unsafe
    }
  }
}
