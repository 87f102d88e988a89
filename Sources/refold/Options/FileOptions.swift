/// Which files were named.
struct FileOptions: Sendable {
  /// Files and folders, as they were typed.
  let paths: [String]
  let include: [String]
  let exclude: [String]
  /// A file with further paths, or `-` for standard input.
  let filesFrom: String?

  init(_ arguments: Arguments) {
    paths = arguments.operands
    include = arguments.all(.include)
    exclude = arguments.all(.exclude)
    filesFrom = arguments.last(.filesFrom)
  }
}

extension Command.Operand {
  static let paths = Command.Operand(
    name: "path", help: "Files and folders (default: the working directory).",
    isRequired: false, repeats: true)
}

extension OptionGroup {
  /// Where is searched.
  static let files = OptionGroup(title: "FILES", options: [.include, .exclude, .filesFrom])
}

extension Option {
  static let include = Option(
    "include", value: "glob", repeats: true,
    "Only files whose path matches. Can be repeated.")
  static let exclude = Option(
    "exclude", value: "glob", repeats: true, "No files whose path matches. Can be repeated.")
  static let filesFrom = Option(
    "files-from", value: "file",
    "Take paths from a file, or from standard input (-): one a line, or separated by NUL.")
}
