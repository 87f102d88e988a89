import SwiftUI

struct Pages: View {
  var body: some View {
    TabView {
      Text("1").tabItem { Text("Home") }
      Text("2").tabItem { Text("Search") }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    TabView {
      Text("1").tabItem { Text("Home") }
    }
    .padding()
    .tabViewStyle(PageTabViewStyle())
  }
}
