// targets: iOS 17

import SwiftUI

struct Conditional: View {
  var body: some View {
    VStack {
      ZStack(alignment: .bottom) {  // expect: left alone: the bar stands inside an #if
        List { Text("One") }
        #if os(iOS)
          Tools()
        #endif
      }
      // expect: left alone: an #if stands between the modifiers of the content
      ZStack(alignment: .bottom) {
        List { Text("One") }
          #if os(iOS)
            .listStyle(.insetGrouped)
          #endif
        Tools()
      }
      // expect: left alone: an #if stands between the modifiers of the bar
      ZStack(alignment: .bottom) {
        List { Text("One") }
        Tools()
          #if os(iOS)
            .padding(.bottom)
          #endif
      }
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
