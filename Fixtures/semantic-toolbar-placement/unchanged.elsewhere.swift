import SwiftUI

struct ToolbarItem: View {
  enum Placement { case navigationBarTrailing }
  let placement: Placement
  var body: some View { Text("Own") }
}

struct Own: View {
  var body: some View {
    ToolbarItem(placement: .navigationBarTrailing)
  }

  private var placement: ToolbarItemPlacement { .navigationBarTrailing }
}
