// targets: iOS 15
import SwiftUI

struct Locals: View {
  @State private var isShown = false
  @State private var isOpen = false

  var body: some View {
    let title = "Panel"
    // expect: left alone: below iOS 16 the layers would move into a member of their own, and the code uses title, which only its place has
    ZStack(alignment: .bottom) {
      Text("Page")
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text(title).transition(.move(edge: .bottom))
      }
    }
  }

  func page<Label: View>(_ label: Label) -> some View {
    // expect: left alone: the code uses label, which only its place has
    ZStack(alignment: .bottom) {
      label
      if isOpen {
        Color.black.opacity(0.4).onTapGesture { isOpen = false }
        Text("Panel").transition(.move(edge: .bottom))
      }
    }
  }
}

struct Built: View {
  @State private var isShown = false

  var body: some View {
    #if DEBUG
      // expect: left alone: the code stands inside an #if of its member
      ZStack(alignment: .bottom) {
        Text("Page")
        if isShown {
          Color.black.opacity(0.4).onTapGesture { isShown = false }
          Text("Panel").transition(.move(edge: .bottom))
        }
      }
    #else
      Text("Page")
    #endif
  }
}

struct Long: View {
  @State private var isShown = false

  var body: some View {
    // expect: left alone: the panel would be written twice
    ZStack(alignment: .bottom) {
      Text("Page")
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        VStack {
          let name = "Panel"
          Text(name).padding(1)
          Text(name).padding(2)
          Text(name).padding(3)
          Text(name).padding(4)
          Text(name).padding(5)
          Text(name).padding(6)
          Text(name).padding(7)
          Text(name).padding(8)
          Text(name).padding(9)
          Text(name).padding(10)
          Text(name).padding(11)
          Text(name).padding(12)
          Text(name).padding(13)
          Text(name).padding(14)
          Text(name).padding(15)
          Text(name).padding(16)
          Text(name).padding(17)
          Text(name).padding(18)
          Text(name).padding(19)
          Text(name).padding(20)
        }
        .transition(.move(edge: .bottom))
      }
    }
  }
}

/// What onDismiss would run stays in the button, which the original needs too.
struct Counts: View {
  @State private var isShown = false
  @State private var count = 0

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: would run twice
      Button("Open \(count)") { isShown = true }
      if isShown {
        Color.black.opacity(0.3)
          .onTapGesture {
            isShown = false
            count += 1
          }
        Button("Close") {
          isShown = false
          count += 1
        }
        .transition(.move(edge: .bottom))
      }
    }
  }
}
