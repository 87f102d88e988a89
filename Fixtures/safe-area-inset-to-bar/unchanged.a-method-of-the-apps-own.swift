// targets: iOS 26

import SwiftUI

struct Canvas {
  func safeAreaInset(edge: Int, content: () -> Int) -> Canvas { self }
}

let canvas = Canvas().safeAreaInset(edge: 1) { 2 }
