// targets: iOS 17.0

struct Canvas {
  func coordinateSpace(name: String) -> Canvas { self }
}

let canvas = Canvas().coordinateSpace(name: "feed")  // expect: left alone: of its own
