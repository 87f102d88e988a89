import Platforms
import Testing

/// What is done to texts before the compiler sees them, and to what it says.
@Suite struct InterfaceTests {
  private func interface(_ module: String, _ text: String) -> LibraryInterface {
    LibraryInterface(module: module, triple: "x86_64-unknown-linux-gnu", text: text)
  }

  @Test func namesTheCompilerThatWroteIt() {
    let text = """
      // swift-interface-format-version: 1.0
      // swift-compiler-version: Swift version 6.3.1 (swift-6.3.1-RELEASE)
      // swift-module-flags: -target x86_64-unknown-linux-gnu
      """
    #expect(interface("Swift", text).compilerVersion == "Swift version 6.3.1 (swift-6.3.1-RELEASE)")
  }

  @Test func takesOutOnlyTheBackDeploymentThatTheCompilerRefuses() {
    let text = """
      // swift-module-flags: -target x86_64-unknown-linux-gnu
      @backDeployed(before: macOS 13.0)
      public func kept()
      @backDeployed(before: macOS 14.0)
      @usableFromInline
      internal func _diagnoseUnavailableCodeReached() -> Swift.Never
          self = _stdlib_squareRootl(self)
      """
    let expected = """
      // swift-module-flags: -target arm64-apple-ios13.0
      @backDeployed(before: macOS 13.0)
      public func kept()
      @usableFromInline
      internal func _diagnoseUnavailableCodeReached() -> Swift.Never
          fatalError()
      """
    #expect(interface("Swift", text).retargeted(to: Target(.iOS, 13)) == expected)
  }

  @Test func takesOutTheImportOfTheCLibrary() {
    let text = "import Glibc\nimport Swift\nimport _Concurrency\n"
    #expect(
      interface("Observation", text).retargeted(to: Target(.macOS, 11))
        == "import Swift\nimport _Concurrency\n")
  }

  @Test(arguments: [
    ("@available(macOS 10.15, iOS 13.0, *)", "@available(macOS 10.15, iOS 13.0, visionOS 1, *)"),
    ("  @available(iOS 17.5, *)", "  @available(iOS 17.5, visionOS 1.2, *)"),
    ("if #available(iOS 18.4, *) {", "if #available(iOS 18.4, visionOS 2.4, *) {"),
    ("@available(iOS 26.1, *)", "@available(iOS 26.1, visionOS 26.1, *)"),
    ("@available(iOS 17.0, visionOS 2.0, *)", "@available(iOS 17.0, visionOS 2.0, *)"),
    ("@available(macOS, unavailable)", "@available(macOS, unavailable)"),
    ("public let iOS 13.0, *)", "public let iOS 13.0, *)"),
  ])
  func writesOutTheVersionOfVisionOS(_ line: String, _ expected: String) {
    #expect(VisionOSAvailability.added(to: line + "\n") == expected + "\n")
  }

  @Test func readsDiagnostics() {
    let output = """
      <unknown>:0: warning: nothing to do
      /tmp/a b/file0.swift:12:3: error: 'x: y' is wrong
        let x = y
                ^
      /tmp/a b/file0.swift:12:3: note: add: it
      """
    #expect(
      Diagnostic.all(in: output) == [
        Diagnostic(
          file: "<unknown>", line: 0, column: 0, severity: .warning, message: "nothing to do"),
        Diagnostic(
          file: "/tmp/a b/file0.swift", line: 12, column: 3, severity: .error,
          message: "'x: y' is wrong"),
        Diagnostic(
          file: "/tmp/a b/file0.swift", line: 12, column: 3, severity: .note, message: "add: it"),
      ])
  }

  @Test(arguments: [
    (Target(.iOS, Version(16, 4)), "arm64-apple-ios16.4"),
    (Target(.macOS, Version(10, 15, 4)), "arm64-apple-macosx10.15"),
    (Target(.macCatalyst, 13), "arm64-apple-ios13.1-macabi"),
    (Target(.visionOS, 1), "arm64-apple-xros1.0"),
  ])
  func namesTheTriple(_ target: Target, _ triple: String) {
    #expect(target.triple == triple)
  }
}
