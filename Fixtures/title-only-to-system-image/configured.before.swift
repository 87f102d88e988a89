// targets: iOS 16
// configuration: {"symbols": {"Forecast": "cloud.sun", "action.tidy": "wand.and.stars"}, "barLabelStyle": "titleAndIcon"}
import SwiftUI

struct Weather: View {
  @State private var isTidy = false

  var body: some View {
    Text("Rain")
      .toolbar {
        ToolbarItemGroup {
          Button("Forecast") {}  // expect: safe
          // expect: safe
          Button("action.tidy", action: tidy)
            .disabled(isTidy)
        }
        ToolbarItem(placement: .bottomBar) {
          // expect: safe
          Button {
            tidy()
          } label: {
            Text("Forecast")
          }
          .help("The next days")
        }
        ToolbarItemGroup(placement: .secondaryAction) {
          Menu("Forecast") {  // expect: safe
            Button("Tomorrow") {}
          }
          .labelStyle(.iconOnly)
          Button("Nonsense") {}  // expect: left alone: no symbol is known for its title
        }
      }
  }

  private func tidy() { isTidy.toggle() }
}
