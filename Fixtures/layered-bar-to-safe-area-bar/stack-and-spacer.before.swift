// targets: iOS 17

import SwiftUI

struct Player: View {
  @State private var position = 0.0

  var body: some View {
    ZStack {  // expect: unsafe
      ScrollView {
        VStack {
          Text("Lyrics")
          Spacer(minLength: 80)
        }
      }
      VStack {
        Spacer()
        HStack {
          Slider(value: $position)
          Button("Next") {}
        }
        .padding()
      }
    }
  }
}

struct Reader: View {
  var body: some View {
    NavigationStack {
      ZStack {  // expect: unsafe
        ScrollView { Text("Chapter") }
        VStack(spacing: 0) {
          Spacer(minLength: 0)
          Divider()
          // Both chapters in one row.
          HStack {
            Button("Previous") {}
            Spacer()
            Button("Next") {}
          }
        }
        .background(Color.gray)
      }
      .navigationTitle("Reader")
    }
  }
}

struct Search: View {
  @State private var query = ""

  var body: some View {
    ZStack(alignment: .center, content: {  // expect: unsafe
      List {
        Text("One")
      }
      .contentMargins(.top, 52, for: .scrollContent)
      VStack(alignment: .leading) {
        TextField("Search", text: $query)
          .frame(height: 52)
        Spacer()
      }
      .padding(.horizontal)
    })
    .navigationTitle("Search")
    .onAppear {
      query = ""
    }
  }
}
