import SwiftUI

struct Icon {
  static let add = Icon()
}

extension Menu where Label == Text {
  init(_ title: String, icon: Icon, @ViewBuilder content: () -> Content) {
    self.init(title, content: content)
  }
}

extension SwiftUI.Button where Label == Text {
  init(_ title: String, icon: Icon, action: @escaping () -> Void) {
    self.init(title, action: action)
  }
}

struct Toggle: View {
  let title: String
  let isOn: Binding<Bool>
  init(_ title: String, isOn: Binding<Bool>) {
    self.title = title
    self.isOn = isOn
  }
  var body: some View { Text(title) }
}

enum Kit {
  struct Link: View {
    init(_ title: String, destination: String) {}
    var body: some View { Text("Kit") }
  }
}

struct Screen: View {
  @State private var isOn = false

  var body: some View {
    Text("Page")
      .toolbar {
        Menu("Add", icon: .add) { Text("One") }
        Button("Save", icon: .add) {}
        Toggle("Pin", isOn: $isOn)
        Kit.Link("Help", destination: "help")
      }
  }
}
