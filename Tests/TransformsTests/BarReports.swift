import Platforms

extension BarReportTests.Report {
  static let all: [Self] =
    [
      Self(
        name: "R02 items inside #if",
        targets: [.iOS: 15, .macOS: 12],
        source: """
          struct A: View {
            var body: some View {
              Text("x")
                #if os(iOS)
                .navigationBarItems(trailing: Button("Add", action: add))
                #elseif os(macOS)
                .padding()
                #endif
                .safeAreaInset(edge: .bottom) { Bar() }
            }
          }

          """,
        outputs: [
          "navigation-bar-items-to-toolbar": """
          struct A: View {
            var body: some View {
              Text("x")
                #if os(iOS)
                .toolbar {
                  ToolbarItem(placement: .topBarTrailing) {
                    Button("Add", action: add)
                  }
                }
                #elseif os(macOS)
                .padding()
                #endif
                .safeAreaInset(edge: .bottom) { Bar() }
            }
          }

          """,
          "title-only-to-system-image": """
          struct A: View {
            var body: some View {
              Text("x")
                #if os(iOS)
                .navigationBarItems(trailing: Button("Add", systemImage: "plus", action: add))
                #elseif os(macOS)
                .padding()
                #endif
                .safeAreaInset(edge: .bottom) { Bar() }
            }
          }

          """,
        ]),
      Self(
        name: "R14 closures in parentheses",
        source: """
          struct B: View { var body: some View { Text("x").toolbar {
            Button(action: { save() }, label: { Image(systemName: "checkmark") })
            Button(role: .cancel, action: close) { Text("Cancel") }
            Button(action: { share() }, label: { Text("Share") })
          } } }

          """,
        outputs: [
          "title-only-to-system-image": """
          struct B: View { var body: some View { Text("x").toolbar {
            Button(action: { save() }, label: { Image(systemName: "checkmark") })
            Button(role: .cancel, action: close) { Label("Cancel", systemImage: "xmark") }
            Button(action: { share() }, label: { Label("Share", systemImage: "square.and.arrow.up") })
          } } }

          """,
          "prefer-toolbar-items": """
          struct B: View { var body: some View { Text("x").toolbar {
            Button(action: { save() }, label: { Image(systemName: "checkmark") })
            Button(role: .cancel, action: close) { Text("Cancel") }
            Button(action: { share() }, label: { Text("Share") })
          }.preferringToolbarItems() } }
          \(preferring)
          """,
        ]),
      Self(
        name: "R16 an optional chain",
        targets: [.iOS: Version(27, 1)],
        source: """
          let t = items.map { $0 }.reduce(nil as Int?, { a, b in a ?? b })?.description
          let v = host?.rootView.toolbar { Button("Add") { } }

          """,
        outputs: [
          "title-only-to-system-image": """
          let t = items.map { $0 }.reduce(nil as Int?, { a, b in a ?? b })?.description
          let v = host?.rootView.toolbar { Button("Add", systemImage: "plus") { } }

          """,
          "prefer-toolbar-items": """
          let t = items.map { $0 }.reduce(nil as Int?, { a, b in a ?? b })?.description
          let v = host?.rootView.toolbar { Button("Add") { } }
              .toolbarVerticalCompressionBehavior(.prefersToolbarItems)

          """,
        ]),
      Self(
        name: "R17 what is found again",
        targets: [.iOS: Version(27, 1)],
        source: """
          struct E: View { var body: some View { List { }.toolbar { ToolbarItem(placement: .confirmationAction) { Button("Save") { } } } } }

          """,
        outputs: [
          "title-only-to-system-image": """
          struct E: View { var body: some View { List { }.toolbar { ToolbarItem(placement: .confirmationAction) { Button("Save", systemImage: "checkmark") { } } } } }

          """,
          "prefer-toolbar-items": """
          struct E: View { var body: some View { List { }.toolbar { ToolbarItem(placement: .confirmationAction) { Button("Save") { } } }.toolbarVerticalCompressionBehavior(.prefersToolbarItems) } }

          """,
        ]),
      Self(
        name: "R18 a sheet with one action, which may opt out",
        source: """
          struct F: View { @State var s = false; var body: some View {
            Text("x").sheet(isPresented: $s) { Text("y").toolbar { Button("Done") { s = false } }.safeAreaInset(edge: .bottom) { Bar() } }
          } }

          """),
      Self(
        name: "R19 the arguments of macros",
        source: """
          #Preview { Text("x").navigationBarItems(trailing: Button("Add") { }) }
          @Observable final class Store { var open = false }
          let e = #expect(view.toolbar { Button("Done") { } } != nil)

          """,
        outputs: [
          "navigation-bar-items-to-toolbar": """
          #Preview { Text("x").toolbar {
              ToolbarItem(placement: .topBarTrailing) {
                  Button("Add") { }
              }
          } }
          @Observable final class Store { var open = false }
          let e = #expect(view.toolbar { Button("Done") { } } != nil)

          """,
          "title-only-to-system-image": """
          #Preview { Text("x").navigationBarItems(trailing: Button("Add", systemImage: "plus") { }) }
          @Observable final class Store { var open = false }
          let e = #expect(view.toolbar { Button("Done") { } } != nil)

          """,
        ]),
    ] + placements + labels
}
