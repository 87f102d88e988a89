// targets: iOS 15
import SwiftUI

struct Measured: View {
  @State private var isShown = false
  @State private var drag: CGFloat = 0

  var body: some View {
    GeometryReader { proxy in
      // expect: unsafe
      if #available(iOS 16, *) {
        coveredContent(proxy: proxy)
          .sheet(isPresented: $isShown) {
            VStack {
              sheetContent(proxy: proxy)
            }
            .presentationDetents([.fraction(0.4)])
          }
      } else {
        layeredSheet(proxy: proxy)
      }
    }
  }

  private func coveredContent(proxy: GeometryProxy) -> some View {
    VStack {
      Text("Page")
        .frame(width: proxy.size.width)
      Button("Show") { isShown = true }
    }
  }

  private func layeredSheet(proxy: GeometryProxy) -> some View {
    ZStack(alignment: .bottom) {
      coveredContent(proxy: proxy)
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        VStack {
          sheetContent(proxy: proxy)
        }
        .frame(height: proxy.size.height * 0.4)
        .offset(y: drag)
        .gesture(
          DragGesture().onChanged { drag = max(0, $0.translation.height) }
            .onEnded { _ in
              isShown = false
              drag = 0
            }
        )
        .transition(.move(edge: .bottom))
      }
    }
  }

  @ViewBuilder
  private func sheetContent(proxy: GeometryProxy) -> some View {
    Text("Panel")
    Text("More of it")
    Text("And more")
    Text("And the last of it").frame(width: proxy.size.width / 2)
  }
}

struct WithPanel: ViewModifier {
  @Binding var isShown: Bool
  @Binding var isOpen: Bool

  func body(content: Content) -> some View {
    // expect: unsafe
    Group {
      if #available(iOS 16, *) {
        ZStack(alignment: .bottom) {
          content
        }
        .sheet(isPresented: $isShown) {
          Text("Panel")
            .presentationDetents([.medium, .large])
        }
      } else {
        layeredSheet(content: content)
      }
    }
    .padding()
  }

  private func layeredSheet(content: Content) -> some View {
    ZStack(alignment: .bottom) {
      content
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel").transition(.move(edge: .bottom))
      }
    }
  }

  func page(_ number: Int, named name: String) -> some View {
    VStack {
      if #available(iOS 16, *) {
        Text("\(number)")
          // expect: unsafe
          .sheet(isPresented: $isOpen) {
            Text(name)
              .presentationDetents([.medium, .large])
          }
      } else {
        layeredSheet2(name: name, number: number)
      }
    }
  }

  private func layeredSheet2(name: String, number: Int) -> some View {
    Text("\(number)")
      // expect: unsafe
      .overlay(alignment: .bottom) {
        if isOpen {
          Color.black.opacity(0.4).onTapGesture { isOpen = false }
          Text(name).transition(.move(edge: .bottom))
        }
      }
  }
}
