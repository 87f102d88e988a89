// targets: iOS 17
import SwiftUI

struct KeepsRow: View {
  @State private var isOn = false

  var body: some View { Toggle("On", isOn: $isOn) }
}

struct Keeps: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: KeepsRow keeps isOn
      Color.blue
      Color.black.opacity(isShown ? 0.4 : 0).onTapGesture { isShown = false }
      rows
        .frame(height: 300)
        .offset(y: isShown ? 0 : 300)
    }
  }

  private var rows: some View {
    VStack { KeepsRow() }
  }
}

struct Peeks: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: 100 points of the panel stay in sight while isShown is false
      Color.blue
      Color.black.opacity(isShown ? 0.4 : 0).onTapGesture { isShown = false }
      Text("Panel")
        .frame(height: 400)
        .offset(y: isShown ? 0 : 300)
    }
  }
}

struct PeeksPerhaps: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: its height, which tells whether that hides it
      Color.blue
      Color.black.opacity(isShown ? 0.4 : 0).onTapGesture { isShown = false }
      Button("Up") { isShown.toggle() }
        .offset(y: isShown ? 0 : 300)
    }
  }
}

struct Opposite: View {
  @State private var isHidden = true

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: isHidden is true while the panel is hidden
      Color.blue
      if isHidden { Color.black.opacity(0.4) }
      Text("Panel")
        .frame(height: 300)
        .offset(y: isHidden ? 300 : 0)
    }
  }
}

struct OppositeScrim: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the scrim is in sight while isShown is false
      Color.blue
      Color.black.opacity(isShown ? 0 : 0.4)
      Text("Panel")
        .frame(height: 300)
        .offset(y: isShown ? 0 : 300)
    }
  }
}

struct Sideways: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: an offset moves the panel sideways
      Color.blue
      Color.black.opacity(isShown ? 0.4 : 0).onTapGesture { isShown = false }
      Text("Panel")
        .frame(height: 300)
        .offset(x: 20, y: isShown ? 0 : 300)
    }
  }
}

struct Compound: View {
  @State private var isShown = false
  @State private var isReady = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: what shows the panel is a condition that no binding stands for
      Color.blue
      Color.black.opacity(isShown && isReady ? 0.4 : 0).onTapGesture { isShown = false }
      Text("Panel")
        .frame(height: 300)
        .offset(y: isShown && isReady ? 0 : 300)
    }
  }
}

struct TwoFlags: View {
  @State private var isShown = false
  @State private var isFull = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the panel is also moved by isFull
      Color.blue
      Color.black.opacity(isShown ? 0.4 : 0).onTapGesture { isShown = false }
      Text("Panel")
        .frame(height: 300)
        .offset(y: isShown ? 0 : 300)
        .offset(y: isFull ? 0 : 100)
    }
  }
}

struct TwoFlagsAtOnce: View {
  @State private var isShown = false
  @State private var isFull = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the panel is also moved by isFull
      Color.blue
      Color.black.opacity(isShown ? 0.4 : 0).onTapGesture { isShown = false }
      Text("Panel")
        .frame(height: 300)
        .offset(y: (isShown ? 0 : 300) + (isFull ? 0 : 100))
    }
  }
}

struct FollowsKeyboard: View {
  @State private var isShown = false
  var keyboard: CGFloat { CGFloat.random(in: 0...1) }

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the panel is also moved by keyboard
      Color.blue
      Color.black.opacity(isShown ? 0.4 : 0).onTapGesture { isShown = false }
      Text("Panel")
        .frame(height: 300)
        .offset(y: isShown ? -keyboard : 300)
    }
  }
}

struct Listens: View {
  @State private var isShown = false
  @State private var name = ""

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the panel also has onChange, which runs while it is hidden
      Color.blue
      Color.black.opacity(isShown ? 0.4 : 0).onTapGesture { isShown = false }
      TextField("Name", text: $name)
        .onChange(of: name) { _ in print("Typed") }
        .frame(height: 300)
        .offset(y: isShown ? 0 : 300)
    }
  }
}

struct Blurs: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: read for other layout too
      Text("Page").blur(radius: isShown ? 4 : 0)
      Color.black.opacity(isShown ? 0.4 : 0).onTapGesture { isShown = false }
      Text("Panel")
        .frame(height: 300)
        .offset(y: isShown ? 0 : 300)
    }
  }
}

struct Scales: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: read for other layout too
      Text("Page").scaleEffect(isShown ? 0.9 : 1)
      if isShown { Color.black.opacity(0.4).onTapGesture { isShown = false } }
      Text("Panel")
        .frame(height: 300)
        .offset(y: isShown ? 0 : 300)
    }
  }
}

struct Floats: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the panel floats 20 points above the edge
      Color.blue
      Color.black.opacity(isShown ? 0.4 : 0).onTapGesture { isShown = false }
      Text("Panel")
        .frame(height: 300)
        .offset(y: isShown ? -20 : 400)
    }
  }
}

/// A side menu, a menu at the top, a toast, a drawer of a map, and a layer that only moves a little.
struct NoSheets: View {
  @State private var isShown = false
  @State private var height: CGFloat = 100

  var body: some View {
    ZStack {
      ZStack(alignment: .bottom) {
        Color.blue
        Color.black.opacity(isShown ? 0.4 : 0).onTapGesture { isShown = false }
        Text("Side").offset(x: isShown ? 0 : -300)
      }
      ZStack(alignment: .top) {
        Color.blue
        Color.black.opacity(isShown ? 0.4 : 0)
        Text("Top").offset(y: isShown ? 0 : -400)
      }
      ZStack(alignment: .bottom) {
        Color.blue
        Text("Toast").offset(y: isShown ? 0 : 200)
      }
      ZStack(alignment: .bottom) {
        Color.blue
        Text("Drawer").frame(height: height)
          .gesture(DragGesture().onEnded { height = $0.translation.height < 0 ? 500 : 100 })
      }
      ZStack(alignment: .bottom) {
        Color.blue
        Color.black.opacity(isShown ? 0.4 : 0)
        Text("Title").offset(y: isShown ? 0 : 20)
      }
    }
  }
}
