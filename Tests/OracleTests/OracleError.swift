/// Why the compiler could not be asked.
enum OracleError: Error, Equatable {
  /// No loaded library lies in a toolchain: SwiftSyntax came from elsewhere.
  case noToolchain
  /// The toolchain has no textual interface of the module.
  case noInterface(module: String)
  /// The module did not build; `output` is what the compiler said.
  case moduleFailed(module: String, output: String)
  /// The compiler ended without a word, or could not be started.
  case compilerFailed(output: String)
  /// A folder or file of the oracle could not be read or written.
  case file(path: String)
}
