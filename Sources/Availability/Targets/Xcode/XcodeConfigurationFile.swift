/// A `.xcconfig` file: the settings that it and the files that it includes make.
struct XcodeConfigurationFile {
  private let reader: ProjectReader
  private var layer = SettingsLayer()
  /// The files that are being read, so that files that include each other end.
  private var open: Set<ProjectPath> = []

  /// The settings of the file at the path.
  static func layer(at path: ProjectPath, reader: ProjectReader) -> SettingsLayer {
    var file = XcodeConfigurationFile(reader: reader)
    if let problem = file.read(path) { file.layer.missing.append(problem) }
    return file.layer
  }

  private init(reader: ProjectReader) {
    self.reader = reader
  }

  /// Returns why the file could not be read.
  private mutating func read(_ path: ProjectPath) -> String? {
    guard open.insert(path).inserted else { return nil }
    defer { open.remove(path) }
    let bytes: [UInt8]
    switch reader.content(of: path) {
    case .missing: return "\(path) is not there"
    case .failed(let problem): return problem
    case .bytes(let content): bytes = content
    }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let text = withoutComment(line).trimmed
      if text.hasPrefix("#include") {
        include(text, from: path)
      } else {
        readSetting(text, path: path, line: index + 1)
      }
    }
    return nil
  }

  /// `#include "Common.xcconfig"`, or `#include?` for one that may be missing.
  private mutating func include(_ directive: String, from path: ProjectPath) {
    let parts = directive.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count >= 2 else { return }
    let isOptional = parts[0].trimmed == "#include?"
    let name = parts[1]
    guard let included = path.folder?.appending(name) else {
      if !isOptional { layer.missing.append("\(name) lies outside the root") }
      return
    }
    if let problem = read(included), !isOptional { layer.missing.append(problem) }
  }

  private mutating func readSetting(_ text: String, path: ProjectPath, line: Int) {
    // The first sign outside the brackets of a condition: `KEY[sdk=macosx*] = 14.2`.
    var depth = 0
    guard
      let sign = text.firstIndex(where: { character in
        if character == "[" { depth += 1 }
        if character == "]" { depth -= 1 }
        return character == "=" && depth == 0
      })
    else { return }
    var value = text[text.index(after: sign)...].trimmed
    if value.hasSuffix(";") { value.removeLast() }
    layer.insert(
      BuildSetting(
        writtenKey: text[..<sign].trimmed, value: value.trimmed, path: path, line: line))
  }

  private func withoutComment(_ line: Substring) -> Substring {
    line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
  }
}
