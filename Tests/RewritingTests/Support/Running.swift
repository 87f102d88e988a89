import Platforms
import Rewriting

/// Runs a body on a thread with a large stack, as the program does.
func onLargeStack<Value: Sendable>(
  _ body: @escaping @Sendable () throws -> Value
) throws -> Value {
  try withLargeStack { Result { try body() } }.get()
}

func parse(_ bytes: [UInt8], path: String = "File.swift") throws -> SourceFile {
  try onLargeStack { try SourceFile(path: path, bytes: bytes) }
}

func parse(_ text: String, path: String = "File.swift") throws -> SourceFile {
  try parse(Array(text.utf8), path: path)
}

/// The answers that a run gets; nil stands for those that need no person.
typealias Answers = @Sendable (Candidate) -> Decision?

/// Runs transforms over a file, one after another.
func run(
  _ transforms: [any Transform], over bytes: [UInt8], selection: Selection = Selection(),
  answers: Answers? = nil
) throws -> Run {
  try onLargeStack {
    let file = try SourceFile(path: "File.swift", bytes: bytes)
    var run = Run(file, targets: .unknown, selection: selection)
    for transform in transforms {
      if let answers {
        run.apply(transform) { _, candidate in answers(candidate) }
      } else {
        run.apply(transform)
      }
    }
    return run
  }
}

func run(
  _ transform: any Transform, over text: String, selection: Selection = Selection(),
  answers: Answers? = nil
) throws -> Run {
  try run([transform], over: Array(text.utf8), selection: selection, answers: answers)
}

extension Run {
  var text: String { result.bytes.text }
  var entries: [Entry] { passes.flatMap(\.entries) }
  var outcomes: [Outcome] { entries.map(\.outcome) }
}

extension [UInt8] {
  var text: String { String(decoding: self, as: UTF8.self) }
}

extension ArraySlice<UInt8> {
  var text: String { String(decoding: self, as: UTF8.self) }
}

extension String {
  var bytes: [UInt8] { Array(utf8) }
}
