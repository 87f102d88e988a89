// targets: iOS 17
import SwiftUI

struct Pager<Content: View>: View {
  @Binding var isShown: Bool
  @State private var page = 0
  @ViewBuilder let content: Content

  var body: some View {
    ZStack(alignment: .bottom) {
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        VStack { content }
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct Filter: View {
  @Binding var isShown: Bool

  var body: some View {
    ZStack(alignment: .bottom) {
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Filter").transition(.move(edge: .bottom))
      }
    }
  }
}

struct Titled<Content: View>: View {
  @Binding var isShown: Bool
  var title = "Panel"
  var height: CGFloat { 300 }
  var onClose: () -> Void = {}
  @ViewBuilder let content: Content

  var body: some View {
    ZStack(alignment: .bottom) {
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        VStack {
          Text(title)
          content
        }
        .transition(.move(edge: .bottom))
      }
    }
  }
}

struct Bare<Content: View>: View {
  @Binding var isShown: Bool
  @ViewBuilder let content: Content
  private let share = 0.5
  private var height: CGFloat { share * 600 }

  var body: some View {
    ZStack(alignment: .bottom) {
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        content.transition(.move(edge: .bottom))
      }
    }
  }
}

struct Tall<Content: View>: View {
  @Binding var isShown: Bool
  @ViewBuilder let content: Content
  private var height: CGFloat { 600 }

  var body: some View {
    ZStack(alignment: .bottom) {
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        content.frame(height: height).transition(.move(edge: .bottom))
      }
    }
  }
}

struct Page: View {
  @State private var isShown = false
  @State private var isHigh = false

  var body: some View {
    ZStack {
      Text("Page")
      Pager(isShown: $isShown) { Text("Panel") }  // expect: left alone: Pager keeps state of its own besides the drag: page
    }
  }

  var own: some View {
    ZStack {
      Text("Page")
      Filter(isShown: $isShown)  // expect: left alone: Filter brings its panel along
    }
  }

  var closes: some View {
    ZStack {
      Text("Page")
      Titled(isShown: $isShown, onClose: { print("Closed") }) { Text("Panel") }  // expect: left alone: Titled is also given onClose
    }
  }

  var titled: some View {
    ZStack {
      Text("Page")
      Titled(isShown: $isShown, content: { Text("Panel") })  // expect: left alone: the panel of Titled reads title, which is not known
    }
  }

  var constant: some View {
    ZStack {
      Text("Page")
      Bare(isShown: .constant(true)) { Text("Panel") }  // expect: left alone: the binding .constant(true) is of no property
    }
  }

  var several: some View {
    Text("Page")
      .overlay {
        Bare(isShown: $isShown) {  // expect: left alone: the content is several views, and Bare puts no stack around them
          Text("One")
          Text("Two")
        }
      }
  }

  var tall: some View {
    Text("Page")
      .overlay(Tall(isShown: $isShown) { Text("Panel") })  // expect: left alone: height of Tall is not known where it is used
  }

  var below: some View {
    VStack {
      Text("Page")
      Bare(isShown: $isShown) { Text("Panel") }  // expect: left alone: Bare is no layer over content here
    }
  }

  var asks: some View {
    ZStack {
      Text("Page")
      Bare(isShown: $isHigh) { Text("Panel") }  // expect: left alone: an alert of the same view could be up
    }
    .alert("Sure?", isPresented: $isShown) { Button("Yes") {} }
  }

  var twice: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: Bare, the panel, is a hand-made sheet itself
      Text("Page")
      if isHigh {
        Color.black.opacity(0.2)
        Bare(isShown: $isHigh) { Text("Panel") }  // expect: left alone: Bare is no layer over content here
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct ReadsToo: View {
  @State private var isShown = false

  var body: some View {
    ZStack {
      Text("Page").blur(radius: isShown ? 8 : 0)
      Bare(isShown: $isShown) { Text("Panel") }  // expect: left alone: isShown is read for other layout too
    }
  }
}

struct Standing<Content: View>: View {
  @Binding var isShown: Bool
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      Spacer()
      content.gesture(DragGesture().onEnded { _ in isShown = false })
    }
  }
}

struct Stands: View {
  @State private var isShown = false

  var body: some View {
    ZStack {
      Text("Page")
      Standing(isShown: $isShown) { Text("Panel") }  // expect: left alone: Standing is there in any case
    }
  }
}
