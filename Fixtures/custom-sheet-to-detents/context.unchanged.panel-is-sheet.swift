import SwiftUI

struct FilterSheet: View {
  @Binding var isShown: Bool
  var body: some View { Text("Filter") }
}
