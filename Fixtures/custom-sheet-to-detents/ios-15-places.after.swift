// targets: iOS 15
import SwiftUI

struct Nested: View {
  @State private var isShown = false

  var body: some View {
    NavigationView {
      VStack {
        Text("Above")
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

struct Returned: View {
  @State private var isShown = false
  @State private var isOpen = false

  var body: some View {
    page
  }

  @ViewBuilder
  private var page: some View {
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

  private func chapter() -> some View {
    print("Shown")
    // expect: unsafe
    return Group {
      if #available(iOS 16, *) {
        Text("Page")
          .sheet(isPresented: $isOpen) {
            Text("Panel")
              .presentationDetents([.medium, .large])
          }
      } else {
        layeredSheet2
      }
    }
  }

  private var layeredSheet2: some View {
    ZStack(alignment: .bottom) {
      Text("Page")
      if isOpen {
        Color.black.opacity(0.4).onTapGesture { isOpen = false }
        Text("Panel").transition(.move(edge: .bottom))
      }
    }
  }
}

struct Statements: View {
  @State private var isShown = false
  var title: String?

  var body: some View {
    if let title {
      Text(title)
    }
    // expect: unsafe
    if #available(iOS 16, *) {
      ZStack(alignment: .bottom) {
        Text("Page")
        Text("On top")
      }
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
      Text("On top")
    }
  }
}

struct InOneLine: View {
  @State private var isShown = false

  // expect: unsafe
  var body: some View { Group {
    if #available(iOS 16, *) {
      Text("Page")
        .sheet(isPresented: $isShown) {
          Text("Panel")
            .presentationDetents([.medium, .large])
        }
    } else {
      layeredSheet
    }
  } }

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
