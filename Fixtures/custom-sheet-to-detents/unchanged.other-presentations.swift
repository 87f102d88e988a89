// targets: iOS 17
import SwiftUI

struct InContent: View {
  @State private var isShown = false
  @State private var isAsked = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: a sheet of the same view could be up
      VStack {
        List { Text("Page") }.sheet(isPresented: $isAsked) { Text("Other") }
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel")
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct OnSibling: View {
  @State private var isShown = false
  @State private var isAsked = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: an alert of the same view could be up
      VStack {
        Text("Page").alert("Sure?", isPresented: $isAsked) { Button("Yes") {} }
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel")
          .transition(.move(edge: .bottom))
      }
    }
  }
}

struct InProperty: View {
  @State private var isShown = false
  @State private var isAsked = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: a popover of the same view could be up
      VStack {
        page
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel")
          .transition(.move(edge: .bottom))
      }
    }
  }

  private var page: some View { Text("Page").popover(isPresented: $isAsked) { Text("Other") } }
}

struct Covered: View {
  @State private var isShown = false
  @State private var isAsked = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: a fullScreenCover of the same view could be up
      VStack {
        Button("Show") { isShown = true }
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel")
          .transition(.move(edge: .bottom))
      }
    }
    .fullScreenCover(isPresented: $isAsked) { Text("Other") }
  }
}

struct Dialog: View {
  @State private var isShown = false
  @State private var isAsked = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: a confirmationDialog of the same view could be up
      VStack {
        Text("Page").confirmationDialog("Sure?", isPresented: $isAsked) { Button("Yes") {} }
      }
      if isShown {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel")
          .transition(.move(edge: .bottom))
      }
    }
  }
}
