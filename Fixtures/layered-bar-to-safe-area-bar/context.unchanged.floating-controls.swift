import SwiftUI

struct TopButton: View {
  var body: some View {
    Button("Top") {}
  }
}
