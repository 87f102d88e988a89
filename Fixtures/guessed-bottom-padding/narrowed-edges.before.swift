// targets: iOS 15.0

import SwiftUI

struct Poster: View {
  let safeArea: EdgeInsets

  var body: some View {
    VStack {
      Image("poster")
      Spacer()
      Button("Buy") {}
        .padding(.bottom, safeArea.bottom)
    }
    .ignoresSafeArea()
  }
}

struct Ticket: View {
  let safeArea: EdgeInsets

  var body: some View {
    VStack {
      Image("ticket")
      Spacer()
      Button("Show") {}
        .padding(.bottom, safeArea.bottom)
    }
    .ignoresSafeArea(.all)
  }
}

struct Cover: View {
  let safeArea: EdgeInsets

  var body: some View {
    VStack {
      Image("cover")
      Spacer()
      Button("Read") {}
        .padding(.bottom, safeArea.bottom)
    }
    .ignoresSafeArea(.container)
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
    .padding(.bottom, safeArea.bottom)
    .frame(width: 200)
    .background(Color.white)
    .ignoresSafeArea(.all, edges: .vertical)
  }
}

struct Story: View {
  let safeArea: EdgeInsets

  var body: some View {
    VStack {
      Spacer()
      Button("Next") {}
        .padding(.bottom, safeArea.bottom)
    }
    .edgesIgnoringSafeArea(.all)
  }
}

struct Banner: View {
  let safeArea: EdgeInsets

  var body: some View {
    VStack {
      Spacer()
      Button("Close") {}
        .padding(.bottom, safeArea.bottom)
    }
    .ignoresSafeArea(edges: [.bottom, .leading])
  }
}

struct Strip: View {
  let safeArea: EdgeInsets

  var body: some View {
    VStack {
      Spacer()
      Button("Close") {}
        .padding(.bottom, safeArea.bottom)
    }
    .ignoresSafeArea(edges: .all)
  }
}
