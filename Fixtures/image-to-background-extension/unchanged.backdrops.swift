// targets: iOS 26.0

import SwiftUI

struct Login: View {
  @State private var name = ""

  var body: some View {
    NavigationSplitView {
      Text("Accounts")
    } detail: {
      ZStack {
        Image("forest")
          .resizable()
          .ignoresSafeArea()  // expect: left alone: a backdrop behind other content
        VStack {
          TextField("Name", text: $name)
        }
      }
    }
  }
}

struct Weather: View {
  var body: some View {
    TabView {
      Text("Sunny")
        .background(Image("sky").resizable().ignoresSafeArea())  // expect: left alone: a backdrop behind other content
      Text("Rain")
        .background {
          AsyncImage(url: nil)
            .ignoresSafeArea()  // expect: left alone: a backdrop behind other content
        }
    }
  }
}

struct Overlay: View {
  var body: some View {
    TabView {
      Text("Rain")
        .overlay {
          Image("drops").resizable().ignoresSafeArea()  // expect: left alone: in the overlay of another view
        }
    }
  }
}

#Preview {
  TabView {
    Image("sky").resizable().ignoresSafeArea()
  }
}
