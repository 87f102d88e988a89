// targets: iOS 26.0

import SwiftUI

struct Shapes: View {
  let edges: Edge.Set
  @State private var scale = 1.0

  var body: some View {
    NavigationSplitView {
      Text("Shapes")
    } detail: {
      VStack {
        Image("a").resizable().clipShape(Circle()).ignoresSafeArea()  // expect: left alone: has a shape
        Image("b").resizable().ignoresSafeArea().scaleEffect(scale)  // expect: left alone: scaleEffect moves the image
        Image("c").resizable().offset(y: 10).ignoresSafeArea()  // expect: left alone: offset moves the image
        Image("d").resizable().overlay { Text("D") }.ignoresSafeArea()  // expect: left alone: laid over the image
        Image("e").resizable().ignoresSafeArea().clipped()  // expect: left alone: clipped around it
        Image("f").resizable().ignoresSafeArea(edges: edges)  // expect: left alone: computed
        Image("g").resizable()
          #if os(iOS)
            .ignoresSafeArea()  // expect: left alone: inside an #if
          #endif
        VStack {
          Image("h").resizable().ignoresSafeArea()  // expect: left alone: ignored around it too
        }
        .ignoresSafeArea()
        VStack {
          Image("i").resizable().ignoresSafeArea()  // expect: left alone: cornerRadius around it
        }
        .cornerRadius(20)
        Button {
        } label: {
          Image("j").resizable().ignoresSafeArea()  // expect: left alone: where Button puts it
        }
      }
    }
  }
}
