struct Panel {
  func ignoresSafeArea() -> Panel { self }
}

let panel = Panel().ignoresSafeArea()
