import MapKit
import SwiftUI
import UIKit

struct Photo: UIViewRepresentable {
  func makeUIView(context: Context) -> UIImageView { UIImageView() }
  func updateUIView(_ view: UIImageView, context: Context) {}
}

struct Surfaces: View {
  @State private var region = MKCoordinateRegion()

  var body: some View {
    ZStack {
      Map(coordinateRegion: $region).ignoresSafeArea()
      Photo().ignoresSafeArea()
    }
  }
}
