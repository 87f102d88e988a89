// targets: iOS 16
// configuration: {"symbols": {"Forecast": "cloud.sun", "action.tidy": "wand.and.stars"}, "barLabelStyle": "titleAndIcon"}
import SwiftUI

struct Weather: View {
  @State private var isTidy = false

  var body: some View {
    Text("Rain")
      .toolbar {
        ToolbarItemGroup {
          Button("Forecast", systemImage: "cloud.sun") {}.labelStyle(.titleAndIcon)  // expect: safe
          // expect: safe
          Button("action.tidy", systemImage: "wand.and.stars", action: tidy)
            .labelStyle(.titleAndIcon)
            .disabled(isTidy)
        }
        ToolbarItem(placement: .bottomBar) {
          // expect: safe
          Button {
            tidy()
          } label: {
            Label("Forecast", systemImage: "cloud.sun")
          }
          .labelStyle(.titleAndIcon)
          .help("The next days")
        }
        ToolbarItemGroup(placement: .secondaryAction) {
          Menu("Forecast", systemImage: "cloud.sun") {  // expect: safe
            Button("Tomorrow") {}
          }
          .labelStyle(.iconOnly)
          Button("Nonsense") {}  // expect: left alone: no symbol is known for its title
        }
      }
  }

  private func tidy() { isTidy.toggle() }
}
