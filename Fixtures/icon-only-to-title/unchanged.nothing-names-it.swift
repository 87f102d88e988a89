import SwiftUI

struct Silent: View {
  @State private var isShown = false
  let label: Text

  var body: some View {
    VStack {
      Button(action: add) { Image(systemName: "plus") }.accessibilityLabel("Add")
      shared
    }
    .toolbar {
      Button(action: add) { Image(systemName: "plus") }  // expect: left alone: nothing names it
      // expect: left alone: nothing names it
      Button {
      } label: {
        Image("brand.logo")
      }
      .help("Home")
      .accessibilityIdentifier("home")
      .accessibilityHint("Opens the first page")
      Button(action: add) { Image(systemName: "plus").accessibilityLabel("Add") }.accessibilityLabel("New")  // expect: left alone: it has several names
      shared
      Button(action: add) { Label("Add", systemImage: "plus") }.accessibilityLabel("Add a page")
      Button("Add", systemImage: "plus", action: add).accessibilityLabel("Add a page")
      Button("Add", action: add).accessibilityLabel("Add a page")
      Button(action: add) {
        if isShown {
          Image(systemName: "plus")
        } else {
          Image(systemName: "minus")
        }
      }
      Button(action: add) {
        Image(systemName: "plus")
        Text("Add")
      }
      Menu {
        Button(action: add) { Image(systemName: "plus") }.accessibilityLabel("Add")
      } label: {
        Text("More")
      }
      .popover(isPresented: $isShown) {
        Button(action: add) { Image(systemName: "plus") }.accessibilityLabel("Add")
      }
    }
  }

  private var shared: some View {
    Button(action: add) { Image(systemName: "gear") }.accessibilityLabel("Settings")  // expect: left alone: shared is shown outside of bars too
  }

  private func add() {}
}
