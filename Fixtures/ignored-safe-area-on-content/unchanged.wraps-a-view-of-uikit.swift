import SwiftUI
import UIKit

struct Photo: UIViewRepresentable {
  func makeUIView(context: Context) -> UIImageView { UIImageView() }
  func updateUIView(_ view: UIImageView, context: Context) {}
}

struct Screen: View {
  var body: some View {
    Photo().ignoresSafeArea()
  }
}
