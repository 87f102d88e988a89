// targets: iOS 17
import SwiftUI

struct OpensLarge: View {
  @State private var isShown = false
  @State private var height: CGFloat = 500

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the panel opens at 500 points, and a sheet opens at the smallest
      Color.blue
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel").frame(height: height)
          .gesture(DragGesture().onEnded { height = $0.translation.height < 0 ? 500 : 200 })
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct Free: View {
  @State private var isShown = false
  @State private var height: CGFloat = 200

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the drag leaves height at height - $0.translation.height
      Color.blue
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel").frame(height: height)
          .gesture(DragGesture().onEnded { height = height - $0.translation.height })
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct NoHeight: View {
  @State private var isShown = false
  @State private var offset: CGFloat = 300

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the drag leaves the panel at several places
      Color.blue
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel").offset(y: offset)
          .gesture(DragGesture().onEnded { offset = $0.translation.height < 0 ? 0 : 300 })
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct OutOfSight: View {
  @State private var isShown = false
  @State private var offset: CGFloat = 300

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the drag can leave the panel out of sight
      Color.blue
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel").frame(height: 300).offset(y: offset)
          .gesture(DragGesture().onEnded { offset = $0.translation.height < 0 ? 0 : 300 })
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct Compares: View {
  @State private var isShown = false
  @State private var height: CGFloat = 200

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the drag leaves the panel at heights that cannot be compared
      Color.blue
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel").frame(height: height)
          .gesture(
            DragGesture().onEnded {
              height = $0.translation.height < 0 ? UIScreen.main.bounds.height * 0.9 : 200
            }
          )
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct MovesByItself: View {
  @State private var isShown = false
  @State private var offset: CGFloat = 300

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the panel also moves with offset, which no drag on it sets
      Color.blue
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel").offset(y: offset).onAppear { offset = 0 }
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct Position: View {
  enum Place { case half, full }
  @State private var isShown = false
  @State private var place = Place.half

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the drag sets place
      Color.blue
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel").frame(height: place == .half ? 200 : 500)
          .gesture(DragGesture().onEnded { place = $0.translation.height < 0 ? .full : .half })
          .transition(.move(edge: .bottom))
      }
    }
  }
}
