import SwiftUI
import UIKit

let edges = UIApplication.shared.windows.first?.safeAreaInsets
let box = EdgeInsets()

enum Layout {
  static let homeIndicator: CGFloat = 34
}
