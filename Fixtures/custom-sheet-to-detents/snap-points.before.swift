// targets: iOS 17
import SwiftUI

struct Heights: View {
  @State private var isShown = false
  @State private var height: CGFloat = 200

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List { Button("Filter") { isShown = true } }
      Text("On top")
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel")
          .frame(height: height)
          .gesture(
            DragGesture()
              .onChanged { height = max(200, height - $0.translation.height) }
              .onEnded { value in
                if value.translation.height > 200 {
                  isShown = false
                  height = 200
                } else if height > 350 {
                  height = 500
                } else {
                  height = 200
                }
              }
          )
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct Places: View {
  @State private var isShown = false
  @State private var offset: CGFloat = 300

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List { Button("Filter") { isShown = true } }
      Text("On top")
      Color.black.opacity(isShown ? 0.4 : 0).onTapGesture { isShown = false }
      Text("Panel")
        .frame(height: 600)
        .offset(y: isShown ? offset : 600)
        .gesture(DragGesture().onEnded(end))
    }
  }

  private func end(_ value: DragGesture.Value) {
    withAnimation {
      if value.translation.height > 300 { isShown = false }
      offset = value.translation.height < 0 ? 0 : 300
    }
  }
}

struct Shares: View {
  @State private var isShown = false
  @State private var offset: CGFloat = UIScreen.main.bounds.height * 0.5

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List { Button("Filter") { isShown = true } }
      Text("On top")
      if isShown {
        Text("Panel")
          .frame(height: UIScreen.main.bounds.height)
          .offset(y: offset)
          .gesture(
            DragGesture().onEnded { value in
              if value.translation.height > 300 { isShown = false }
              offset = value.translation.height < 0 ? 0 : UIScreen.main.bounds.height * 0.5
            }
          )
      }
    }
  }
}
