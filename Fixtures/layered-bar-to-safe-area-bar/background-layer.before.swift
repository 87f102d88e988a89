// targets: iOS 17

import SwiftUI

struct Gallery: View {
  let colors: [Color]

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
          ForEach(0..<40) { index in
            Text("\(index)")
          }
        }
        .padding(.bottom, 72)
      }
      HStack {
        Button("Share") {}
        Button("Delete") {}
      }
      .frame(maxWidth: .infinity)
      .frame(height: 56)  // as tall as a tab bar
    }
    .navigationTitle("Gallery")
  }
}
