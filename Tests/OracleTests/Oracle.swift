import Foundation
import Platforms

/// The Swift compiler's own word on code for Apple's platforms, availability included, also on Linux.
///
/// It says whether code type-checks against the declarations in `Stubs`; it says nothing about what
/// the code does or how it looks.
struct Oracle: Sendable {
  /// Something to check: a source file and what it is compiled for.
  struct Question: Sendable, Hashable {
    var source: String
    var target: Target
    /// The language mode, 5 or 6.
    var language = 5
    /// Another file of the same module, which the first one needs.
    var context: String?
  }

  private let compiler: Compiler
  private let toolchain: Toolchain
  private let modules: Modules

  init() throws(OracleError) {
    toolchain = try Toolchain()
    compiler = Compiler(executable: toolchain.frontend)
    modules = try Modules(toolchain: toolchain)
  }

  /// Everything the compiler says about one file by itself, in order.
  func typecheck(
    _ source: String, for target: Target, language: Int = 5
  ) throws(OracleError) -> [Diagnostic] {
    try check([source], for: target, language: language)[0]
  }

  /// Everything the compiler says about each question, in the same order.
  ///
  /// Files that cannot see each other are checked together, which is faster. A column can be too
  /// large by the length of `fileprivate `, and one broken file can silence another: `errors(in:)`
  /// is exact.
  func answers(to questions: [Question]) throws -> [[Diagnostic]] {
    let batches = Batch.all(of: questions)
    let said = try inParallel(batches) { try self.answers(to: $0) }
    return questions.indices.map(spread(said, over: batches))
  }

  /// The errors of each question, in the same order; an empty list for what type-checks.
  ///
  /// They are always those of the file by itself, however many are checked together.
  func errors(in questions: [Question]) throws -> [[Diagnostic]] {
    let batches = Batch.all(of: questions)
    let said = try inParallel(batches) { batch in
      let isFine = try !self.answers(to: batch).joined().contains { $0.severity == .error }
      return try isFine
        ? batch.members.map { _ in [] }
        : batch.members.map { member in
          try self.check(
            [member.source] + batch.context, for: batch.target, language: batch.language
          )
          .joined().filter { $0.severity == .error }
        }
    }
    return questions.indices.map(spread(said, over: batches))
  }

  private func answers(to batch: Batch) throws(OracleError) -> [[Diagnostic]] {
    try check(
      batch.members.map(\.isolated) + batch.context, for: batch.target, language: batch.language)
  }

  /// What was said about the question with an index.
  private func spread(
    _ said: [[[Diagnostic]]], over batches: [Batch]
  ) -> (Int) -> [Diagnostic] {
    var byIndex: [Int: [Diagnostic]] = [:]
    for (batch, answers) in zip(batches, said) {
      for (member, answer) in zip(batch.members, answers) { byIndex[member.index] = answer }
    }
    return { byIndex[$0] ?? [] }
  }

  /// Everything the compiler says about each of several files of one module.
  ///
  /// What it says about none of them, such as that a module is missing, counts for the first.
  func check(
    _ sources: [String], for target: Target, language: Int = 5
  ) throws(OracleError) -> [[Diagnostic]] {
    let moduleArguments = try modules.arguments(for: target.platform)
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "refold-oracle-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = sources.indices.map { folder.appending(path: "file\($0).swift").path }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (file, source) in zip(files, sources) {
        try Data(source.utf8).write(to: URL(filePath: file))
      }
    } catch {
      throw .file(path: folder.path)
    }
    let result = try compiler.run(
      ["-typecheck"] + files + ["-target", target.triple, "-swift-version", String(language)]
        + ["-parse-as-library", "-module-name", "Checked", "-diagnostic-style", "llvm"]
        + ["-plugin-path", toolchain.plugins] + moduleArguments)
    let said = Diagnostic.all(in: result.output)
    guard result.status == 0 || said.contains(where: { $0.severity == .error })
    else { throw .compilerFailed(output: result.output) }
    var answers = [[Diagnostic]](repeating: [], count: sources.count)
    for diagnostic in said {
      answers[files.firstIndex(of: diagnostic.file) ?? 0].append(diagnostic)
    }
    return answers
  }
}
