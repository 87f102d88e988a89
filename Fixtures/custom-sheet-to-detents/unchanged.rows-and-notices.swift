// targets: iOS 17
import SwiftUI

/// Every row would present the sheet of the one flag.
struct Rows: View {
  @State private var isShown = false
  let names: [String]

  var body: some View {
    ForEach(names, id: \.self) { name in
      ZStack(alignment: .bottom) {  // expect: left alone: every row would present the sheet
        Button("Show") { isShown = true }
        if isShown {
          Color.black.opacity(0.4)
            .onTapGesture { isShown = false }
          Text(name)
            .frame(height: 120)
            .transition(.move(edge: .bottom))
        }
      }
    }
  }
}

/// Notices that can be closed are no sheets.
struct Notices: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {
      Button("Save") { isShown = true }
      if isShown {
        HStack {
          Text("Saved")
          Button("Close") { isShown = false }
        }
        .transition(.move(edge: .bottom))
      }
    }
  }

  var low: some View {
    ZStack(alignment: .bottom) {
      Button("Save") { isShown = true }
      if isShown {
        Button("Saved") { isShown = false }
          .frame(height: 80)
          .transition(.move(edge: .bottom))
      }
    }
  }
}
