import SwiftUI

struct Canvas {
  func edgesIgnoringSafeArea(_ edges: [Int]) -> Canvas { self }
}

let canvas = Canvas().edgesIgnoringSafeArea([1])  // expect: left alone: of its own
let text = "Color.blue.edgesIgnoringSafeArea(.all)"
