// targets: iOS 15
import SwiftUI

struct Taken: View {
  @State private var isShown = false
  @State private var isAsked = false
  private var sheetContent = "Panel"

  var body: some View {
    TabView {
      // expect: unsafe
      if #available(iOS 16, *) {
        coveredContent
          .sheet(isPresented: $isShown) {
            VStack {
              sheetContent2
            }
            .padding()
            .presentationDetents([.medium, .large])
          }
      } else {
        layeredSheet
      }
      // expect: unsafe
      if #available(iOS 16, *) {
        Text("Page")
          .sheet(isPresented: $isAsked) {
            VStack {
              sheetContent3
            }
            .presentationDetents([.medium, .large])
          }
      } else {
        layeredSheet2
      }
    }
  }

  private var coveredContent: some View {
    VStack {
      Text("Page")
      Button("Show") { isShown = true }
      Button("Ask") { isAsked = true }
    }
  }

  private var layeredSheet: some View {
    ZStack(alignment: .bottom) {
      coveredContent
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        VStack {
          sheetContent2
        }
        .padding()
        .transition(.move(edge: .bottom))
      }
    }
  }

  private var layeredSheet2: some View {
    ZStack(alignment: .bottom) {
      Text("Page")
      if isAsked {
        Color.black.opacity(0.4).onTapGesture { isAsked = false }
        VStack {
          sheetContent3
        }
        .transition(.move(edge: .bottom))
      }
    }
  }

  @ViewBuilder
  private var sheetContent2: some View {
    Text(sheetContent)
    Text("More of it")
    Text("And more")
    Text("And the last of it")
  }

  @ViewBuilder
  private var sheetContent3: some View {
    Text("Sure?")
    Button("Yes") { isAsked = false }
    Button("No") { isAsked = false }
    Button("Later") { isAsked = false }
  }
}

struct Another: View {
  @State private var isShown = false

  var body: some View {
    // expect: unsafe
    if #available(iOS 16, *) {
      Text("Page")
        .sheet(isPresented: $isShown) {
          Text("Panel")
            .presentationDetents([.medium, .large])
        }
    } else {
      layeredSheet
    }
  }

  private var layeredSheet: some View {
    ZStack(alignment: .bottom) {
      Text("Page")
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel").transition(.move(edge: .bottom))
      }
    }
  }
}
