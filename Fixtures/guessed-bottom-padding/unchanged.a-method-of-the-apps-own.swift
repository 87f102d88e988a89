import SwiftUI

private let homeIndicator = 34

struct Bar {
  func padding(_ edge: Edge.Set, _ amount: Int) -> Bar { self }
}

let bar = Bar().padding(.bottom, homeIndicator)  // expect: left alone: of its own
let other = Bar().padding(.bottom, 8)
