// targets: iOS 15.0

import SwiftUI

struct Poster: View {
  let safeArea: EdgeInsets

  var body: some View {
    VStack {
      Image("poster")
      Spacer()
      Button("Buy") {}
    }
    .ignoresSafeArea(edges: [.top, .horizontal])
  }
}

struct Ticket: View {
  let safeArea: EdgeInsets

  var body: some View {
    VStack {
      Image("ticket")
      Spacer()
      Button("Show") {}
    }
    .ignoresSafeArea(.all, edges: [.top, .horizontal])
  }
}

struct Cover: View {
  let safeArea: EdgeInsets

  var body: some View {
    VStack {
      Image("cover")
      Spacer()
      Button("Read") {}
    }
    .ignoresSafeArea(.container, edges: [.top, .horizontal])
  }
}

struct Menu: View {
  let safeArea: EdgeInsets

  var body: some View {
    VStack {
      Text("Soup")
      Spacer()
      Text("Tea")
    }
    .frame(width: 200)
    .background(Color.white)
    .ignoresSafeArea(.all, edges: .top)
  }
}

struct Story: View {
  let safeArea: EdgeInsets

  var body: some View {
    VStack {
      Spacer()
      Button("Next") {}
    }
    .edgesIgnoringSafeArea([.top, .horizontal])
  }
}

struct Banner: View {
  let safeArea: EdgeInsets

  var body: some View {
    VStack {
      Spacer()
      Button("Close") {}
    }
    .ignoresSafeArea(edges: .leading)
  }
}

struct Strip: View {
  let safeArea: EdgeInsets

  var body: some View {
    VStack {
      Spacer()
      Button("Close") {}
    }
    .ignoresSafeArea(edges: [.top, .horizontal])
  }
}
