import SwiftUI
import UIKit

struct Photo: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView(frame: .zero) }
  func updateUIView(_ view: UIView, context: Context) {}
}

struct Screen: View {
  var body: some View {
    Photo().ignoresSafeArea()
  }
}
