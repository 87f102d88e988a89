// targets: iOS 16
import SwiftUI

struct Reader: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isBold = false

  var body: some View {
    VStack(spacing: 0) {
      HStack {  // expect: left alone: the items of a system toolbar
        Button("Cancel") { dismiss() }
        Spacer()
        Text("Page").bold()
        Spacer()
        Button("Save") {}
      }
      .padding()
      Divider()
      ScrollView { Text("Text") }
    }
  }

  /// The only control above a screen without the system's bar leads back.
  var hidden: some View {
    VStack {
      ZStack {
        Text("Page")
        HStack {  // expect: left alone: the items of a system toolbar
          Button(action: { dismiss() }) { Image(systemName: "arrow.left") }
          Spacer()
        }
      }
      List { Text("Row") }
    }
    .navigationBarHidden(true)
  }

  var inset: some View {
    ScrollView { Text("Text") }
      .safeAreaInset(edge: .bottom) {
        HStack {  // expect: left alone: the items of a system toolbar
          boldButton
          Button(action: {}) { Label("Share", systemImage: "square.and.arrow.up") }
        }
        .background(Color.gray)
      }
  }

  private var boldButton: some View {
    Button { isBold.toggle() } label: { Image(systemName: "bold") }
  }
}

/// A bar that its owner shows over the content.
struct Actions: View {
  var names: [String] = []
  var isShown = true

  var body: some View {
    ZStack(alignment: .bottom) {
      List { Text("Row") }
      if isShown { SelectionBar(names: names).padding(.bottom) }
    }
  }
}

struct SelectionBar: View {
  var names: [String] = []

  var body: some View {
    HStack {  // expect: left alone: the items of a system toolbar
      Text("3 selected")
      Spacer()
      ForEach(names, id: \.self) { name in
        if name != "" { action(name) }
      }
    }
    .background(Color.gray)
  }

  private func action(_ name: String) -> some View {
    Button {} label: { Image(name).cornerRadius(8) }
  }
}

/// Nothing but the name tells where it goes.
struct EditorTopBar: View {
  var isEditing = false

  var body: some View {
    HStack {  // expect: left alone: the items of a system toolbar
      if isEditing { Button("Done") {} } else { Menu("Edit") { Button("Select") {} } }
      Text("Pages").frame(maxWidth: .infinity)
      Button {} label: { Image(systemName: "plus") }
    }
    .padding()
  }
}
