/// What most reviews are about.
enum ReviewSample {
  static let transforms = [
    "-t", "edges-ignoring-safe-area", "-t", "named-coordinate-space", "--deployment-target",
    "iOS=17",
  ]

  /// Three files: A with two changes of the first transform and one of the second, B with one of
  /// each, C with one of the first.
  static let files = ["A.swift": a, "B.swift": b, "C.swift": c]

  static let a = view(
    "A", ".edgesIgnoringSafeArea(.all)", ".edgesIgnoringSafeArea(.top)",
    ".coordinateSpace(name: \"a\")")
  static let b = view("B", ".edgesIgnoringSafeArea(.all)", ".coordinateSpace(name: \"b\")")
  static let c = view("C", ".edgesIgnoringSafeArea(.bottom)")

  /// What comes of a file when everything is accepted.
  static func accepted(_ source: String) -> String {
    source.replacing(".edgesIgnoringSafeArea(.all)", with: ".ignoresSafeArea()")
      .replacing(".edgesIgnoringSafeArea(", with: ".ignoresSafeArea(edges: ")
      .replacing(/\.coordinateSpace\(name: ("[a-z]+")\)/) { ".coordinateSpace(.named(\($0.1)))" }
  }

  /// A view with a modifier on each tenth line.
  static func view(_ name: String, _ modifiers: String...) -> String {
    var text = "import SwiftUI\n\nstruct \(name): View {\n"
    for (index, modifier) in modifiers.enumerated() {
      text += "  var part\(index): some View {\n    Color.red\n      \(modifier)\n  }\n\n"
      text += "  let filler\(index) = [\n    1,\n    2,\n    3,\n    4,\n    5,\n  ]\n\n"
    }
    return text + "  var body: some View { part0 }\n}\n"
  }
}

extension Sandbox {
  /// A repository with the files of most reviews.
  static func reviewed(_ files: [String: String] = ReviewSample.files) throws -> Sandbox {
    try Sandbox(committing: files)
  }

  /// Starts a review in a terminal.
  func review(
    _ arguments: String..., columns: UInt16 = 100, environment: [String: String] = [:]
  ) throws -> ReviewTerminal {
    try ReviewTerminal(
      self, ["review"] + ReviewSample.transforms + arguments, columns: columns,
      environment: environment)
  }

  /// Goes on with a review in a terminal.
  func resume(_ arguments: String...) throws -> ReviewTerminal {
    try ReviewTerminal(self, ["review", "--resume"] + arguments)
  }
}
