// targets: iOS 16
import SwiftUI

final class Model: ObservableObject { @Published var isShown = false }

struct Area: View {
  @ObservedObject var model: Model

  var body: some View {
    Text("Map")
      // expect: unsafe
      .sheet(isPresented: $model.isShown) {
        Text("Panel")
          .presentationDetents([.fraction(0.4)])
          .sheetCornerRadius(16)
          .sheetBackground(Color.white)
          .usableBehindSheet()
      }
      .navigationTitle("Map")
  }
}

private extension View {
  /// Fills a sheet where the system lets apps choose its background, and its content before.
  @ViewBuilder
  func sheetBackground<Fill: ShapeStyle>(_ style: Fill) -> some View {
    if #available(iOS 16.4, *) {
      presentationBackground(style)
    } else {
      background(style)
    }
  }
}

private extension View {
  /// Rounds the corners of a sheet where the system lets apps choose the radius.
  @ViewBuilder
  func sheetCornerRadius(_ radius: CGFloat) -> some View {
    if #available(iOS 16.4, *) {
      presentationCornerRadius(radius)
    } else {
      self
    }
  }
}

private extension View {
  /// Keeps the content behind a sheet usable where the system can.
  @ViewBuilder
  func usableBehindSheet() -> some View {
    if #available(iOS 16.4, *) {
      presentationBackgroundInteraction(.enabled)
    } else {
      self
    }
  }
}
