import Foundation

/// Runs `swift-frontend`, one process a call.
struct Compiler: Sendable {
  let executable: String

  struct Result: Sendable {
    var status: Int32
    /// What it wrote to standard error: the diagnostics.
    var output: String
  }

  /// Runs it to its end and returns what it said; standard output is not read.
  func run(_ arguments: [String]) throws(OracleError) -> Result {
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = ["-frontend"] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    do {
      try process.run()
      let data = try errors.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return Result(
        status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
    } catch {
      throw .compilerFailed(output: "\(executable): \(error)")
    }
  }
}

/// Applies the function to each element on as many threads as `width`; results in order.
func inParallel<Element: Sendable, Result: Sendable>(
  _ elements: [Element], width: Int = 2, _ body: @Sendable (Element) throws -> Result
) throws -> [Result] {
  let results = Results<Result>(count: elements.count)
  DispatchQueue.concurrentPerform(iterations: min(width, elements.count)) { worker in
    for index in stride(from: worker, to: elements.count, by: width) {
      results.set(Swift.Result { try body(elements[index]) }, at: index)
    }
  }
  return try results.all().map { try $0.get() }
}

private final class Results<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Swift.Result<Value, any Error>?]

  init(count: Int) { values = Array(repeating: nil, count: count) }

  func set(_ value: Swift.Result<Value, any Error>, at index: Int) {
    lock.withLock { values[index] = value }
  }

  func all() -> [Swift.Result<Value, any Error>] { lock.withLock { values.compactMap { $0 } } }
}
