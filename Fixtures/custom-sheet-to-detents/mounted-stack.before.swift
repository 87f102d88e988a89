// targets: iOS 17
import SwiftUI

struct Pushed: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .topTrailing) {  // expect: unsafe
      Button("Filter") { isShown = true }
      Text("Below")
      VStack {
        Spacer()
        VStack {
          Text("Panel")
          Button("Done") { withAnimation { isShown.toggle() } }
        }
        .padding(.top, 10)
        .background(Color.white)
        .offset(y: isShown ? 0 : UIScreen.main.bounds.height)
      }
      .ignoresSafeArea()
      .background(
        Color.black.opacity(0.3).ignoresSafeArea()
          .opacity(isShown ? 1 : 0)
          .onTapGesture { withAnimation { isShown.toggle() } }
      )
    }
  }
}

struct Whole: View {
  @Binding var isShown: Bool

  var body: some View {
    ZStack {  // expect: unsafe
      Text("Page")
      Text("On top")
      (isShown ? Color.black.opacity(0.3) : Color.clear)
        .onTapGesture { isShown = false }
      VStack {
        Spacer()
        Text("Panel")
          .frame(height: UIScreen.main.bounds.height / 3)
          .onAppear { print("Loaded") }
      }
      .offset(y: isShown ? 0 : UIScreen.main.bounds.height)
    }
  }
}

struct Fades: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      Color.blue
      Button("Filter") { isShown = true }
      Color.black.opacity(isShown ? 0.4 : 0).onTapGesture { isShown = false }
      if isShown {
        Text("Panel").transition(.move(edge: .bottom))
      }
    }
  }
}
