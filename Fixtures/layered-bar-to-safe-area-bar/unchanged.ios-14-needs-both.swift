// targets: iOS 14

import SwiftUI

struct Inside: View {
  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: inside the content, which both sides need
      ScrollView {
        VStack {
          Text("One")
          Spacer(minLength: 80)
        }
      }
      Tools()
    }
  }
}

struct Local: View {
  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .bottom) {  // expect: left alone: the code uses proxy, which only its place has
        ScrollView {
          Text("One")
            .frame(width: proxy.size.width)
        }
        Tools()
      }
    }
  }
}

struct Background: View {
  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the layer under the content would be written
      Color.red
      ScrollView {
        Text("One")
      }
      Tools()
    }
  }
}

struct Framed: View {
  var body: some View {
    ZStack {  // expect: left alone: the older side needs the frame of the bar
      ScrollView {
        Text("One")
      }
      Tools().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    }
  }
}

struct Tools: View {
  var body: some View {
    HStack {
      Button("A") {}
      Spacer()
      Button("B") {}
    }
  }
}
