// targets: iOS 16
import SwiftUI

struct Gaps: View {
  @State private var on = false
  var body: some View {
    Text("x")
      .toolbar /* 1 */ { // 2
        // 3
        ToolbarItem /* 4 */ ( /* 5 */ placement /* 6 */ : /* 7 */ .navigationBarTrailing /* 8 */ ) /* 9 */ { // 10
          /* 11 */ Button /* 12 */ ( /* 13 */ "Save", systemImage: "checkmark" /* 14 */ , /* 15 */ action /* 16 */ : /* 17 */ save /* 18 */ ) /* 19 */
            // 20
            . /* 21 */ disabled( /* 22 */ on) // 23
        } // 24
        ToolbarItem { // 25
          Button( // 26
            action: save // 27
          ) { // 28
            // 29
            Image( /* 30 */ systemName: "plus") // 31
            // 32
          } // 33
          // 34
          .accessibilityLabel( /* 35 */ "Add") // 36
        }
        ToolbarItem {
          Button { /* 37 */ save() } /* 38 */ label: /* 39 */ { /* 40 */ Label( /* 41 */ "Share", systemImage: "square.and.arrow.up") /* 42 */ } // 43
        }
        ToolbarItem {
          Menu( /* 44 */ "More", systemImage: "ellipsis" /* 45 */ ) /* 46 */ { /* 47 */ Button("A") {} }
        }
        ToolbarItem {
          NavigationLink("Settings" /* 48 */, destination: /* 49 */ Text("s")) // 50
        }
      } // 51
  }
  private func save() {}
}
