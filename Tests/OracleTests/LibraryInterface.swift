import Foundation

/// The textual interface of a standard-library module of this machine's platform, and the few edits
/// with which it compiles for an Apple platform.
///
/// Nothing that a view could name changes: the edits take out what the compiler knows to be part of
/// the system there (`@backDeployed`) and two functions of 80-bit numbers, which ARM has not.
struct LibraryInterface: Sendable {
  /// The modules that code for an Apple platform sees, in the order in which they are built.
  static let modules = [
    "Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing", "Observation",
  ]

  let module: String
  let triple: String
  let text: String

  /// The compiler that wrote it: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  var compilerVersion: String {
    let key = "// swift-compiler-version: "
    let line = text.split(separator: "\n", maxSplits: 4).first { $0.hasPrefix(key) }
    return line.map { String($0.dropFirst(key.count)) } ?? ""
  }

  /// What `swift-frontend -compile-module-from-interface` needs besides the usual arguments.
  var arguments: [String] {
    switch module {
    case "Swift": ["-parse-stdlib"]
    case "_Concurrency": ["-disable-availability-checking"]
    default: []
    }
  }

  /// The interface for the target.
  func retargeted(to target: Target) -> String {
    var text = text.replacingOccurrences(of: triple, with: target.triple)
    if target.platform == .visionOS { text = VisionOSAvailability.added(to: text) }
    switch module {
    case "Swift":
      for function in ["_stdlib_remainderl(self, other)", "_stdlib_squareRootl(self)"] {
        text = text.replacingOccurrences(of: "self = \(function)", with: "fatalError()")
      }
      text = LibraryInterface.removingBackDeployment(
        from: text, before: "_diagnoseUnavailableCodeReached")
    case "_Concurrency":
      text = LibraryInterface.removingLines(from: text) { $0.contains("@backDeployed(") }
    case "Observation":
      text = LibraryInterface.removingLines(from: text) {
        $0.hasPrefix("import ") && $0.hasSuffix("libc") || $0 == "import Musl"
      }
    default: break
    }
    return text
  }

  private static func removingBackDeployment(from text: String, before name: String) -> String {
    guard let use = text.range(of: name),
      let attribute = text.range(
        of: "@backDeployed", options: .backwards, range: text.startIndex..<use.lowerBound),
      let end = text.range(of: "\n", range: attribute.upperBound..<use.lowerBound)
    else { return text }
    return text.replacingCharacters(in: attribute.lowerBound..<end.upperBound, with: "")
  }

  private static func removingLines(
    from text: String, where isUnwanted: (Substring) -> Bool
  ) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !isUnwanted($0) }.joined(separator: "\n")
  }
}
